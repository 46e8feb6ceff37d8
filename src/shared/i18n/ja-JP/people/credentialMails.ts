import type { Translation } from '../../Translation';
import type { credentialMails as english } from '../../en-US/people/credentialMails';

export const credentialMails: Translation<typeof english> = {
  kinds: {
    sworn: '宣誓通訳・法廷通訳',
    certificate: '資格証明書',
    diploma: '学位・修了証',
    association: '協会会員',
    background_check: '身元確認',
    insurance: '保険',
  },
  decided: {
    approved: {
      subject: '確認されました：{{credential}}',
      lead: '管理者が書類を確認しました。今後はお客様にバッジとして表示されます：{{credential}}',
    },
    refused: {
      subject: '確認できませんでした：{{credential}}',
      lead: '管理者が「{{credential}}」を確認しましたが、認めることができませんでした。担当者からの理由は次のとおりです：',
    },
  },
  expiring: {
    subject: '{{date}}まで有効：{{credential}}',
    lead: '「{{credential}}」の有効期限は{{date}}です。その日を過ぎると、お客様にバッジが表示されなくなります。',
    renew: '更新された場合は、日付を変更して新しい書類を追加してください。管理者が改めて確認します。',
  },
  open: '資格を開く',
};
