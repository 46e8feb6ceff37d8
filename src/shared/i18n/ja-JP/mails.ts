import type { mails as source } from '../en-US/mails';
import type { Translation } from '../Translation';
import { bookingMails } from './bookingMails';
import { credentialMails } from './people/credentialMails';
import { notificationLines } from './people/notificationLines';

export const mails = {
  frame: {
    greeting: '{{name}}様',
    greetingUnnamed: 'こんにちは。',
    openLink: 'または、次のアドレスを開いてください。',
    sentBy: '送信元：Dragoman（{{host}}）',
    notYou: 'お心当たりがない場合は、このメールを破棄してください。何も変更されません。',
  },
  verifyAccount: {
    subject: 'Dragoman：メールアドレスの確認',
    lead: '次のコードを入力してメールアドレスを確認し、登録を完了してください。',
    life: 'コードは{{minutes}}分間、1回だけ有効です。ご自身で登録した場合にのみ入力してください。パスワードは登録した人が決めたものです。',
    button: 'コードを入力する',
  },
  alreadyRegistered: {
    subject: 'Dragomanのアカウントはすでに登録されています',
    lead: 'このメールアドレスで新規登録の操作がありました。すでにアカウントがあるため、何も変更していません。',
    signIn: 'ログイン',
    forgotten: 'パスワードをお忘れの場合は、ログインページの「パスワードをリセット」をお選びください。',
  },
  magicSignIn: {
    subject: 'Dragomanのログインコード',
    lead: 'ログインを申し込んだ画面で、次のコードを入力してください。',
    button: 'Dragomanにログイン',
    life: 'コードとリンクは{{minutes}}分間、1回だけ有効です。ほかの人に知らせないでください。知っている人は誰でもあなたとしてログインできます。',
  },
  temporaryPassword: {
    subject: 'Dragomanの仮パスワード',
    lead: '申し込んだ画面で、次の仮パスワードを「現在のパスワード」として入力し、新しいパスワードを設定してください。',
    life: '仮パスワードは{{minutes}}分間、1回だけ有効で、新しいパスワードの設定にのみ使えます。設定が終わるまでは、これまでのパスワードをそのままお使いいただけます。',
  },
  passwordChanged: {
    subject: 'Dragomanのパスワードが変更されました',
    lead: 'アカウントのパスワードが変更され、すべての端末からログアウトしました。',
    notYou:
      'お心当たりがない場合は、すぐにパスワードをリセットし、ほかの人がメールを閲覧していないかご確認ください。',
    button: 'パスワードをリセット',
  },
  signedOut: {
    subject: 'Dragomanからログアウトされました',
    lead: '機関「{{institute}}」の管理者の操作により、すべての端末でDragomanからログアウトしました。いつでももう一度ログインできます。',
    unknown:
      '理由に心当たりがない場合は、この機関にお問い合わせください。端末を紛失した場合や、ほかの人がログインしていた可能性がある場合は、パスワードをリセットしてください。',
    button: 'パスワードをリセット',
  },
  accountDeleted: {
    subject: 'Dragomanのアカウントを削除しました',
    lead: 'アカウントと、そこにあったあなたの情報はすべて削除されました。このメールアドレスでいつでも新しく登録できます。',
    kept: '予約とその合意金額は、お名前を伏せた形で相手側に残ります。発行済みの請求書と未払いのキャンセル料にだけ、お名前が残ります。送信したメッセージは相手側に残ります。回答待ちの依頼は終了し、確定済みの予約は事前にお示ししたキャンセル規定に従って取り消されました。',
    notYou:
      'お心当たりがない場合は、パスワードが他人に知られています。同じパスワードをお使いのサービスがあれば変更してください。',
  },
  confirmSubscription: {
    subject: 'Dragomanニュースレター：配信登録の確認',
    lead: 'このメールアドレスへのニュースレター配信のお申し込みがありました。確認いただくまで配信は始まりません。',
    button: '配信登録を確認する',
    life: 'リンクは24時間有効です。',
  },
  subscribed: {
    subject: 'Dragomanニュースレターの配信登録が完了しています',
    lead: 'ご登録ありがとうございます。今後、次の話題をお届けします：{{topics}}。',
    alreadySubscribed:
      'このメールアドレスへのニュースレター配信のお申し込みがありました。すでに次の話題を配信しています：{{topics}}。',
    button: '配信設定を変更する',
    remove: '配信はいつでも停止できます。',
  },
  changePreferences: {
    subject: 'Dragomanニュースレター：配信設定の変更',
    lead: 'ニュースレターの話題と言語をお選びいただけます。',
    button: '配信設定を変更する',
    life: 'リンクは1時間、1回だけ有効です。',
    remove: '配信をすべて停止する場合はこちらです。',
  },
  confirmRemoval: {
    subject: 'Dragomanニュースレター：配信停止の確認',
    lead: 'このメールアドレスへのニュースレター配信を停止するお申し込みがありました。',
    button: '配信を停止する',
    life: 'リンクは1時間、1回だけ有効です。',
  },
  invitation: {
    subject: 'Dragoman：{{institute}}への招待',
    lead: '{{inviter}}様から、通訳者と依頼者をつなぐDragomanの機関「{{institute}}」への招待が届いています。',
    unnamed: {
      subject: 'Dragomanへの招待',
      lead: '通訳を必要とする方と通訳者が出会うDragomanで、機関への参加に招待されています。どの機関かは、ボタンの先のページでご確認いただけます。',
    },
    button: '機関に参加する',
    life: 'リンクは{{days}}日間、1回だけ、このメールアドレスに限り有効です。ほかの人に転送しないでください。',
    closed: 'この役割に含まれない機能：{{areas}}。',
    withoutBookings: {
      client: '「予約」が含まれないと、セッションを依頼できません。',
      interpreter:
        '「予約」が含まれないと、依頼者の検索に表示されず、依頼も届きません。依頼を承諾することもできません。',
    },
    leaves: '参加すると{{institute}}から抜け、そこでの役割、事業所、チームはなくなります。',
    modules: {
      bookings: '予約',
      messages: 'メッセージ',
      availability: '対応可能時間',
      profile: 'プロフィール',
      quiz: '語学テスト',
      resume: '履歴書の読み込み',
      institute: '機関',
    },
    labels: { institute: '機関', business: '事業所', role: 'ロール' },
    roles: { institute_admin: '管理者', coordinator: 'コーディネーター', associate: 'アソシエイト' },
  },
  listingDecided: {
    approved: {
      subject: '依頼者の検索に表示されるようになりました',
      lead: 'プロフィールが確認され、公開されました。依頼者はあなたを検索し、セッションを依頼できます。',
    },
    refused: {
      subject: 'プロフィールに修正が必要です',
      lead: 'プロフィールを確認しましたが、まだ公開されていません。担当者からの修正のお願い：',
    },
    open: '公開設定を開く',
  },
  listingPaused: {
    subject: '依頼者の検索に表示されなくなりました',
    lead: '所属する機関でのあなたの役割に「予約」が含まれていないため、掲載は依頼者に表示されず、新しい依頼は届きません。',
    stays: 'すでにある依頼とセッションはこれまでどおりです。確認、参加、辞退、キャンセルができます。',
    again:
      'お心当たりがない場合は、所属する機関の管理者にお問い合わせください。役割に「予約」が含まれれば、もう一度掲載できます。',
  },
  headshotRemoved: {
    subject: 'プロフィール写真が削除されました',
    lead: '管理者があなたの写真を確認し、削除しました。代わりにイニシャルが表示されます。担当者からの理由：',
    another: 'アカウントと予約に変わりはありません。別の写真はいつでも設定できます。',
    signIn: 'ログイン',
  },
  reviewHidden: {
    subject: 'レビューが非表示になりました：{{title}}',
    lead: 'このセッションについてのあなたのレビューを管理者が確認し、非表示にしました。ほかの人には見えず、評価にも含まれなくなります。担当者からの理由：',
    signIn: 'ログイン',
  },
  tierDecided: {
    approved: {
      subject: '{{wished}}プランが承認されました',
      lead: 'お申し込みの{{wished}}プランが承認されました。ただ今からご利用いただけます。',
    },
    refused: {
      subject: '{{wished}}プランのお申し込みについて',
      lead: 'お申し込みの{{wished}}プランは承認されませんでした。現在の{{tier}}プランはこれまでどおりご利用いただけます。',
    },
    signIn: 'ログイン',
    tiers: { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' },
  },
  /** several notifications at once */
  notifications: {
    subject: 'Dragoman：未読のお知らせ{{count}}件',
    lead: '次のお知らせをまだお読みになっていません。',
    open: 'お知らせを開く',
    openCall: '今すぐ開く',
    why: 'どのお知らせをいつメールで受け取るかは、そのページで選べます。',
  },
  notificationLines,
  topics: {
    product_news: '製品のお知らせ',
    booking_tips: '予約のコツ',
    interpreter_stories: '通訳者の声',
  },
  credentials: credentialMails,
  booking: bookingMails,
} satisfies Translation<typeof source>;
