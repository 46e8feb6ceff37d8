import type { landing as source } from '../en-US/landing';
import type { Translation } from '../Translation';

export const landing = {
  login: 'ログイン',
  register: '新規登録',
  openApp: 'Dragomanを開く',
  accountDeleted: {
    title: 'アカウントを削除しました。',
    text: 'すべての端末からログアウトしました。これまでのメールアドレスに確認のメールをお送りします。ご利用ありがとうございました。',
  },
  sections: 'Dragomanのページ',
  headline: 'ことばの壁を越えて、活躍の場を広げる',
  lead: '依頼者は、必要な時間に合った通訳者を見つけられます。通訳者は、自分で決めた料金と予定で、依頼を直接受けられます。',
  getStarted: 'はじめる',
  joinAsInterpreter: '通訳者として登録',
  promise: '登録は無料です。同じ時間に二重に予約されることはありません。',
  find: {
    label: '通訳者を検索',
    from: '通訳元の言語',
    to: '通訳先の言語',
    field: '専門分野',
    anyField: 'すべての分野',
    day: '日付',
    submit: '検索',
    nav: '通訳者',
    heading: '空いている通訳者を探す',
  },
  sample: {
    label: 'Dragomanでのある一日：確定した予約と、返事を待っている依頼',
    title: '仕入先との契約内容の確認',
    person: '田中 愛子',
  },
  stats: {
    heading: '数字で見るDragoman',
    interpreters: { figure: '10,000人+', label: '活動中の通訳者' },
    earnings: { figure: '250万ドル+', label: '総収入' },
    languages: { figure: '150+', label: '対応言語' },
    uptime: { figure: '99.9%', label: '稼働率' },
  },
  steps: {
    nav: 'ご利用の流れ',
    heading: 'ご利用の流れ',
    lead: '空き時間の登録から、自分らしい一週間まで、4つのステップです。',
    availability: {
      title: '空き時間を設定',
      text: '曜日ごとの稼働時間と休みの日を登録します。依頼が届くのは空いている時間だけです。',
    },
    direct: {
      title: '直接予約を受ける',
      text: '依頼者はあなたの言語、料金、空き時間を見て、あなたに直接依頼します。',
    },
    payments: {
      title: '支払いを管理',
      text: '料金と時間、合計額は事前に決まり、予約に記録されます。月ごとの集計も自動です。',
    },
    schedule: {
      title: '予定は自分で決める',
      text: '承諾も辞退も、セッションへの参加も、ひとつの画面で。時刻はあなたのタイムゾーンで表示されます。',
    },
  },
  features: {
    nav: '機能',
    heading: '予約に必要なものを、すべて',
    lead: '最初の依頼から会議が終わる瞬間まで、依頼者と通訳者の両方を支えます。',
    calendar: {
      title: 'カレンダー',
      text: '予約を週単位で表示します。時差があれば両方の時刻を示し、予定が重なることはありません。',
    },
    direct: {
      title: '依頼者と直接つながる',
      text: '仲介会社は入りません。依頼者と通訳者が同じ予約を見ながら決められます。',
    },
    payments: {
      title: '安全な支払い処理',
      text: '支払いはDragomanの中で扱われます。料金は予約時に決まり、カード情報がブラウザーの外に出ることはありません。',
    },
    reach: {
      title: '世界中とつながる',
      text: '数百の言語の組み合わせに対応し、時差は自動で計算します。画面は3つの言語で利用できます。',
    },
    profiles: {
      title: '自由に作れるプロフィール',
      text: '言語、専門分野、料金、学歴、資格を、あなたの強みが伝わる形で紹介できます。',
    },
    messaging: {
      title: 'メッセージとビデオ通話',
      text: '事前に資料を送り、当日は予約の画面からそのままセッションに参加できます。',
    },
  },
  testimonials: {
    heading: 'ご利用者の声',
    sample: '見本',
    conference: {
      quote: '自分で選んだ仕事で一週間が埋まり、夜中に見積書を書くことがなくなりました。',
      role: '会議通訳者',
    },
    hospital: {
      quote: '朝7時に必要なのは電話番号の一覧ではなく、確実さです。誰がいつ来るのか、すぐに分かります。',
      role: '病院コーディネーター',
    },
    court: {
      quote: '料金は予約した時点で決まります。後日、金額が変わっていたことは一度もありません。',
      role: '法務プロジェクトマネージャー',
    },
  },
  pricing: {
    nav: '料金',
    heading: '手数料は予約ごとに',
    lead: 'まずはStarterから。ProfessionalとEnterpriseは、管理者の承認後に適用されます。',
    mostPopular: '一番人気',
    perBooking: '予約1件につき',
    choose: '{{tier}}を選ぶ',
    starter: {
      name: 'Starter',
      points: { unlimited: '予約数は無制限', profile: '基本プロフィール', support: 'メールサポート' },
    },
    professional: {
      name: 'Professional',
      points: { priority: '優先予約', analytics: '高度な分析' },
    },
    enterprise: {
      name: 'Enterprise',
      points: { support: '専任サポート', integrations: '個別のシステム連携' },
    },
  },
  newsletter: {
    heading: 'ときどき、お知らせを',
    lead: '新機能、予約のヒント、通訳者のストーリーをお届けします。まず確認用のリンクをメールでお送りします。',
    email: 'メールアドレス',
    submit: '登録する',
    sending: '送信中…',
    missing: 'メールアドレスを入力してください。',
    invalid: 'name@example.comのような形式でメールアドレスを入力してください。',
  },
  footer: {
    copyright: '© {{year}} Dragoman',
    legal: '規約とポリシー',
    privacy: 'プライバシーポリシー',
    terms: '利用規約',
    cookies: 'Cookieポリシー',
  },
} satisfies Translation<typeof source>;
