import type { invitation as source } from '../../en-US/institute/invitation';
import type { Translation } from '../../Translation';
import { instituteNames } from './instituteNames';

export const invitation = {
  heading: '{{institute}}から招待されています',
  lead: '現在ログインしているアカウントで参加できます。',
  business: '事業所「{{business}}」に所属します。',
  role: '役割は「{{role}}」です。',
  closed: 'この役割に含まれない機能：{{areas}}。',
  withoutBookings: {
    client: '「予約」が含まれないと、セッションを依頼できません。',
    interpreter:
      '「予約」が含まれないと、依頼者の検索に表示されず、依頼も届きません。依頼を承諾することもできません。',
  },
  leaves: '参加すると{{institute}}から抜け、そこでの役割、事業所、チームはなくなります。',
  moduleNames: instituteNames.modules,
  roleNames: instituteNames.roles,
  email: 'この招待は{{email}}宛てです。',
  consequence:
    '参加すると、アカウントは{{institute}}の所属になり、管理者に氏名、メールアドレス、役割、端末と、それ以降のセッションのタイトル、日時、金額、相手の氏名が表示されます。予約はそのまま残ります。',
  accept: '{{institute}}に参加する',
  accepting: '参加しています...',
  notNow: '今はしない',
  otherAddress:
    '{{own}}としてログインしていますが、この招待は{{email}}宛てです。ログアウトしてから、もう一度メールのリンクを開いてください。',
  joinedTitle: '{{institute}}へようこそ',
  joinedText: '機関への参加が完了しました。',
  toDashboard: 'ダッシュボードへ',
  overTitle: 'この招待は使えません',
  overText: 'すでに使われたか、取り消されたか、期限が切れています。招待した人に新しい招待をご依頼ください。',
} satisfies Translation<typeof source>;
