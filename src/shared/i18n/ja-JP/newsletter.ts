import type { newsletter as source } from '../en-US/newsletter';
import type { Translation } from '../Translation';

export const newsletter = {
  mailLink: 'リンクをメールで受け取る',
  newLink: '新しいリンクを受け取る',
  topics: {
    product_news: '新機能のお知らせ',
    booking_tips: '予約のヒント',
    interpreter_stories: '通訳者のストーリー',
  },
  inSentence: {
    product_news: '新機能のお知らせ',
    booking_tips: '予約のヒント',
    interpreter_stories: '通訳者のストーリー',
  },
  mailed: {
    heading: 'メールをご確認ください',
    text: '{{email}}がニュースレターに登録されている場合、リンクをお送りしています。1時間有効です。',
  },
  noLink: {
    heading: 'このリンクは使用できません',
    text: 'リンクの一部が欠けているか、すでに使用されています。メールのリンクをもう一度開くか、トップページから登録し直してください。',
  },
  confirm: {
    title: 'ニュースレターの確認',
    heading: 'ニュースレターの登録を確認',
    lead: '確認していただくと、ときどきお知らせをお送りします。どのメールからでも配信を停止できます。',
    submit: '登録を確定する',
    submitting: '確認中…',
    done: '登録が完了しました',
    doneText: '今後、{{email}}に{{topics}}をお届けします。',
  },
  preferences: {
    title: 'ニュースレターの設定',
    heading: 'ニュースレターの設定',
    lead: '{{email}}にお届けする内容です。',
    mailLead: '設定画面を開くリンクをメールでお送りします。',
    topics: 'お届けする内容',
    noTopic: '1つ以上選択してください。',
    language: 'メールの言語',
    submit: '設定を保存',
    submitting: '保存中…',
    done: '保存しました',
    doneText: '今後は{{topics}}をお届けします。',
  },
  unsubscribe: {
    title: '配信停止',
    heading: 'ニュースレターの配信停止',
    lead: 'ボタンを押すと、ニュースレターは届かなくなります。アカウントや予約に関するメールは引き続き届きます。',
    mailLead: '確認用のリンクをメールでお送りします。',
    submit: '配信を停止する',
    submitting: '手続き中…',
    done: '配信を停止しました',
    doneText: '今後ニュースレターは届きません。いつでもトップページから再登録できます。',
  },
} satisfies Translation<typeof source>;
