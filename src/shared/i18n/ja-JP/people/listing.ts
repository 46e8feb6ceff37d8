import { credentials } from './credentials';

/** How far an interpreter is with being found by clients. */
export const listing = {
  title: 'あなたの掲載',
  lead: 'プロフィールが掲載されると、依頼者があなたを見つけて依頼できるようになります。ご自身が記入していないことは表示されません。',
  state: '状態：',
  states: { draft: '下書き', in_review: '審査中', listed: '掲載中', paused: '休止中', refused: '差し戻し' },
  texts: {
    draft:
      'まだ検索に表示されません。足りない項目を記入して公開してください。依頼者に表示される前に、管理者が確認します。',
    draftUnreviewed: 'まだ検索に表示されません。足りない項目を記入して公開すると、すぐに検索に表示されます。',
    in_review: '管理者がプロフィールを確認しています。結果はメールでお知らせします。',
    listed: '依頼者の検索に表示され、セッションの依頼を受けられます。',
    paused: '現在、新しい依頼は受け付けていません。すでに入っている予約はそのまま行われます。',
    refused: '下の内容を修正してください。プロフィールを変更すると下書きに戻り、もう一度公開できます。',
  },
  since: '{{moment}}から',
  reason: '修正していただきたいこと',
  photo: {
    ask: 'お客様には、お名前の横にお顔の写真が表示されます。まだ写真がありません。',
    add: '写真を追加する',
  },
  actions: {
    publish: '公開する',
    take_back: '取り下げる',
    pause: '休止する',
    resume: '再開する',
    edit: 'プロフィールを編集',
  },
  done: {
    publish: '検索に表示されるようになりました。',
    sent: '送信しました。管理者の確認が終わるとメールでお知らせします。',
    take_back: 'プロフィールを取り下げました。',
    pause: '掲載を休止しました。',
    resume: '再び検索に表示されます。',
  },
  pauseQuestion: {
    title: '掲載を休止しますか？',
    text: '再開するまで検索に表示されず、新しい依頼も受けられません。予約済みのセッションは行われます。',
  },
  search: {
    heading: '公開検索での表示',
    lead: 'サインインしていない人にも、写真、言語、専門分野、料金、レビュー、空き時間が表示されます。メールアドレスは表示されません。',
    isPublic: '公開検索に表示する',
    showsWholeName: '氏名をすべて表示する',
    nameNow: '公開検索でのお名前：{{name}}',
    view: '公開プロフィールを見る',
    saved: '公開検索での表示を変更しました。',
  },
  checklist: '依頼者が知りたいこと',
  doneOf: '{{all}}項目中{{done}}項目が完了',
  parts: {
    name: 'お名前',
    languages: '2つ以上の言語',
    levels: '各言語のレベル',
    price: '1時間あたりの料金',
    field: '専門分野',
    description: '80文字以上の自己紹介',
    zone: 'タイムゾーン',
    hours: '毎週の稼働時間',
  },
  partMissing: '未記入',
  partDone: '完了',
  credentials,
} as const;
