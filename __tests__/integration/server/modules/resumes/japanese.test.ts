/** @embedded */
import { japanesePdf } from '../../../../support/resumes/japanesePdf';
import { readResume } from '../../../../support/resumes/readResume';

describe('reading Japanese résumés', () => {
  it('reads a 職務経歴書', async () => {
    const draft = await readResume(
      await japanesePdf([
        { text: '職務経歴書', size: 18 },
        { text: '氏名：山田 花子', gap: 8 },
        { text: '現住所：東京都港区芝公園' },
        { text: '■職務要約', size: 13, gap: 16 },
        { text: '医療通訳として十年の経験があります。', gap: 4 },
        { text: '■職務経歴', size: 13, gap: 16 },
        { text: '東京通訳株式会社　主任通訳者', gap: 6 },
        { text: '2018年4月 ～ 現在' },
        { text: '・病院での逐次通訳を担当', gap: 4 },
        { text: '・新人の教育' },
        { text: '国際翻訳センター　翻訳者', gap: 14 },
        { text: '平成25年4月〜2018年3月' },
        { text: '・契約書の翻訳', gap: 4 },
        { text: '■学歴', size: 13, gap: 16 },
        { text: '東京外国語大学　英語学科', right: '2009年4月 - 2013年3月', gap: 6 },
        { text: '■資格', size: 13, gap: 16 },
        { text: '医療通訳専門技能認定試験 合格　2019年11月', gap: 6 },
        { text: 'TOEIC 980点（2016年5月）' },
        { text: '■語学', size: 13, gap: 16 },
        { text: '日本語（母語）、英語：ビジネス上級、中国語（日常会話）', gap: 6 },
        { text: '■スキル', size: 13, gap: 16 },
        { text: '同時通訳、逐次通訳／Trados', gap: 6 },
      ]),
    );
    expect(draft).toMatchObject({
      name: '山田 花子',
      location: '東京都港区芝公園',
      summary: '医療通訳として十年の経験があります。',
      languages: [
        { name: '日本語', language: 'Japanese', proficiency: 'native' },
        { name: '英語', language: 'English', proficiency: 'full_professional' },
        { name: '中国語', language: 'Mandarin', proficiency: 'limited' },
      ],
      experience: [
        {
          title: '主任通訳者',
          company: '東京通訳株式会社',
          startDate: '2018-04-01',
          endDate: null,
          isCurrent: true,
          description: '• 病院での逐次通訳を担当\n• 新人の教育',
        },
        {
          title: '翻訳者',
          company: '国際翻訳センター',
          startDate: '2013-04-01',
          endDate: '2018-03-01',
          isCurrent: false,
          description: '• 契約書の翻訳',
        },
      ],
      education: [{ school: '東京外国語大学', degree: '英語学科', startYear: 2009, endYear: 2013 }],
      certifications: [
        { name: '医療通訳専門技能認定試験', date: '2019-11-01' },
        { name: 'TOEIC 980点', date: '2016-05-01' },
      ],
      skills: ['同時通訳', '逐次通訳', 'Trados'],
    });
  });

  it('reads the table of a 履歴書', async () => {
    const draft = await readResume(
      await japanesePdf([
        { text: '履 歴 書', size: 18 },
        { text: '氏名　佐藤 健', gap: 10 },
        { text: '学歴・職歴', size: 12, gap: 14 },
        { text: '学歴', gap: 4 },
        { text: '平成22年 4月 上智大学 外国語学部 入学' },
        { text: '平成26年 3月 上智大学 外国語学部 卒業' },
        { text: '職歴', gap: 4 },
        { text: '平成26年 4月 株式会社ことば 入社' },
        { text: '平成30年 9月 一身上の都合により退職' },
        { text: '平成30年10月 大阪国際病院 通訳部 入職' },
        { text: '現在に至る' },
        { text: '以上' },
        { text: '免許・資格', size: 12, gap: 14 },
        { text: '令和元年 6月 全国通訳案内士試験 合格', gap: 4 },
      ]),
    );
    expect(draft).toMatchObject({
      name: '佐藤 健',
      education: [{ school: '上智大学', degree: '外国語学部', startYear: 2010, endYear: 2014 }],
      experience: [
        { company: '株式会社ことば', startDate: '2014-04-01', endDate: '2018-09-01', isCurrent: false },
        { company: '大阪国際病院', title: '通訳部', startDate: '2018-10-01', endDate: null, isCurrent: true },
      ],
      certifications: [{ name: '全国通訳案内士試験', date: '2019-06-01' }],
    });
  });
});
