import type { Translation } from '../../Translation';
import type { notifications as english } from '../../en-US/people/notifications';
import { notificationLines } from './notificationLines';

export const notifications: Translation<typeof english> = {
  lines: notificationLines,
  title: 'お知らせ',
  all: 'すべて',
  unread: '未読',
  which: '表示するお知らせ',
  markAll: 'すべて既読にする',
  list: 'お知らせ',
  new: '新着',
  empty: 'まだお知らせはありません',
  emptyText:
    '依頼、返答、新しい日時、メッセージ、リマインダーがここに表示されます。どの端末でも同じ内容です。',
  noneUnread: 'すべてお読みになりました',
  noneUnreadText: '新しいお知らせはここに表示されます。',
  urgent: '至急：開始まで{{time}}',
  session: 'セッション：{{when}}',
  pages: 'お知らせのページ',
  settings: 'お知らせの受け取り方',
  settingsLead: 'アプリでは常にすべて表示されます。そのほかに何をいつ受け取るかを選べます。',
  mail: 'メール',
  always: 'アカウントに関する決定は必ずメールでお知らせします。',
  groups: {
    booking_changes: '依頼、予約、新しい日時',
    reminders: 'リマインダー（24時間前と1時間前）',
    messages: '15分間未読のメッセージ',
    reviews: 'レビューと問題',
    account: '掲載、資格、プラン',
  },
  push: '端末への通知',
  device: {
    unsupported:
      'このブラウザーでは、Dragomanを閉じている間の通知を表示できません。お知らせはメールで届き、ここにも残ります。',
    reason:
      'Dragomanを閉じている間も、依頼やメッセージをこの端末でお知らせできます。ブラウザーが一度だけ確認します。',
    on: 'ログアウトするまで、Dragomanを閉じている間も、この端末で新着をお知らせします。',
    allow: 'この端末で許可する',
    stop: 'この端末での通知をやめる',
    denied:
      'このブラウザーではDragomanの通知が拒否されています。このページに対するブラウザーの設定で変更できます。',
    failed:
      'ブラウザーの通知サービスに接続できませんでした。何も変更されていません。しばらくしてからもう一度お試しください。',
  },
  quiet: 'おやすみ時間',
  quietHint:
    'メールは終了まで待って1通にまとめて届きます。24時間以内に始まるものとリマインダーはすぐに届きます（前日の端末への通知だけは終了まで待ちます）。',
  quietOn: 'おやすみ時間を設ける',
  from: '開始',
  until: '終了',
  zone: '時刻は{{zone}}です。',
  gather: 'メールを1日1通にまとめる',
  gatherHint: '急ぎでないものをまとめ、おやすみ時間の終了時、設定がなければ朝8時にお送りします。',
  save: '保存',
  saving: '設定を保存しています',
  saved: '設定を保存しました。',
};
