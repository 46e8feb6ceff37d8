import type { instituteNames as source } from '../../en-US/institute/instituteNames';
import type { Translation } from '../../Translation';

export const instituteNames = {
  roles: {
    institute_admin: '機関の管理者',
    coordinator: 'コーディネーター',
    associate: 'アソシエイト',
  },
  modules: {
    bookings: '予約',
    messages: 'メッセージ',
    availability: '対応可能時間',
    profile: 'プロフィール',
    quiz: '語学テスト',
    resume: '履歴書の読み込み',
    institute: '機関',
  },
} satisfies Translation<typeof source>;
