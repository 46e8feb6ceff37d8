import type { layout as source } from '../en-US/layout';
import type { Translation } from '../Translation';

export const layout = {
  skipToContent: '本文へ移動',
  toggleMenu: 'メニューの表示を切り替える',
  toggleColourMode: '配色を切り替える',
  openUserPanel: 'ユーザーパネルを開く',
  mainMenu: 'メインメニュー',
  menu: {
    dashboard: 'ダッシュボード',
    mettings: 'ミーティング',
    gallery: '通訳者プロフィール',
    clientRecords: '予約履歴',
    interpreterBookings: '担当の予約',
    messages: 'メッセージ',
    settings: '設定',
    availability: '対応可能時間',
    help: 'ヘルプ',
    institute: '機関',
    clientProfile: 'プロフィール',
    interpreterProfileEditor: 'マイプロフィール',
  },
  userPanel: {
    title: 'アカウント',
    close: 'ユーザーパネルを閉じる',
    profileSettings: 'プロフィール設定',
    signOut: 'ログアウト',
    client: '依頼者',
    interpreter: '通訳者',
  },
  titles: {
    home: 'Dragoman：通訳者の予約',
    login: 'ログイン',
    welcome: 'ようこそ',
    dashboard: 'ダッシュボード',
    mettings: '通訳者を予約',
    gallery: '通訳者ギャラリー',
    interpreterProfile: '通訳者プロフィール',
    clientRecords: '予約履歴',
    interpreterBookings: '担当の予約',
    messages: 'メッセージ',
    session: 'セッションルーム',
    profileSettings: 'プロフィール設定',
    availability: '対応可能時間',
    help: 'ヘルプ',
    institute: '機関',
    clientProfile: 'プロフィール',
    interpreterProfileEditor: 'マイプロフィール',
    reschedule: '日時の変更',
    notFound: 'ページが見つかりません',
  },
  session: {
    checking: 'ログイン状態を確認しています',
    unreachable: 'ログイン状態を確認できませんでした',
    unreachableText: 'ログインは維持されています。',
    clientsOnly:
      'このページは依頼者用です。通訳者としてログインしているため、ダッシュボードを表示しています。',
    interpretersOnly:
      'このページは通訳者用です。依頼者としてログインしているため、ダッシュボードを表示しています。',
    adminsOnly:
      'このページは機関の管理者用です。お使いのアカウントにはその権限がないため、ダッシュボードを表示しています。',
  },
} satisfies Translation<typeof source>;
