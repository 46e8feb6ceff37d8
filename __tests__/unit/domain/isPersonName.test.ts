import {
  isBadgeless,
  isFieldName,
  isPersonName,
  isPlainName,
} from '../../../src/shared/domain/people/isPersonName';
import { VERTICALS } from '../../../src/shared/domain/people/verticals';

describe('a person’s name', () => {
  it.each([
    "O'Brien",
    'O’Brien',
    'Nguyễn Thị Minh Khai',
    'Nguyễn'.normalize('NFD'),
    'Łukasz',
    '山田 太郎',
    'ヤマダ・タロウ',
    '葛\u{E0100}城',
    '金민준',
    'Ελένη Παπαδοπούλου',
    'Анна-Мария',
    "Anne-Marie d'Arc",
    'J.R.R. Tolkien',
    'J. R. R.',
    'J.-P. Belmondo',
    'Martin Luther King Jr.',
    'Dr. Ada',
    'Ravi A/L Kumar',
    'محمد',
    'علی\u200Cرضا',
    'Müller-Lüdenscheidt (geb. von Ärmel)',
    'Jennifer 8 Lee',
    'ʻAkahi',
    'María José',
    'Rocío Jurado',
    'Margaret Court',
    'Jurado García',
    'Sworna',
    'Certi Fiedler',
    'José "Pepe" Ruiz',
    'Smith, Jr.',
    'Ana & Luis',
    'Gal·la',
    '阿卜杜勒·外力',
    'ジャン＝ポール',
    'O´Brien',
    'O`Brien',
    'M.ª José',
    'ג׳ורג׳ בן־דוד',
    'བསྟན་འཛིན་',
    'ภัทร ณ อยุธยา',
    '佐々木 〆子',
    '〇一',
    '山田（旧姓 佐藤）',
    '田中 確認',
  ])('may be %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    ['an address', 'evil.example'],
    ['an address among words', 'Win at evil.example/now today'],
    ['an address of letters only', 't.co'],
    ['an address in another script', 'пример.рф'],
    ['an address with a full stop of another script', 'evil。example'],
    ['an address in wide letters', 'ｅｖｉｌ．ｅｘａｍｐｌｅ'],
    ['an address behind a mark', 'Visit evilm\u0303.com'],
    ['an address in a script of marks', 'हिन्दी.com'],
    ['an address behind brackets', '(evil).com'],
    ['an address with the full stop of Urdu', 'evil۔com'],
    ['markup', '<img src=x>'],
    ['letters of private use', 'A\uE000da'],
    ['marks heaped on a letter', `Ada${'\u0301'.repeat(9)}`],
    ['syllables that look like Latin letters', 'ᗪᖇAGOMAN'],
    ['a network address', '192.0.2.7'],
    ['a mail address', 'ada@people.example'],
    ['a wide at sign', 'ada＠people'],
    ['a scheme', 'https://evil'],
    ['a scheme with a script', 'javascript:alert(1)'],
    ['a scheme with a number', 'tel:+15551234'],
    ['no scheme but slashes', '//evil'],
    ['a control character', 'Ada\u0000'],
    ['a control character of C1', 'Ada\u0085Lovelace'],
    ['a line break', 'Ada\nYour account is closed'],
    ['a line separator', 'Ada\u2028x'],
    ['a zero-width space', 'A\u200Bda'],
    ['a zero-width joiner between Latin letters', 'A\u200Dda'],
    ['a byte order mark', '\uFEFFAda'],
    ['half a character', 'Ada \uD800'],
    ['a soft hyphen', 'A\u00ADda'],
    ['a filler', 'Ada\u3164'],
    ['a tag', 'Ada\u{E0041}'],
    ['an override of direction', '\u202EadA'],
    ['an isolate', '\u2066Ada'],
    ['a mark of direction', 'Ada\u200F'],
    ['Cyrillic letters among Latin ones', 'P\u0430ypal'],
    ['Greek letters among Latin ones', '\u0391da'],
    ['Cyrillic words beside Latin ones', 'Ада Support'],
    ['Cherokee letters among Latin ones', 'Ꭰda'],
  ])('may not hold %s', (_what, name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it.each([
    ...[
      '✔ Verified',
      'Ana ✔',
      'Ana ✓',
      '☑',
      '✅',
      '★★★★★',
      '∀',
      '√',
      'Ana 🛡️',
      'Ana®',
      'Ana™',
      '㊣',
      '①',
      '❶',
    ],
    ...[
      'Ana\u20DD',
      'Ana ˇ',
      'Ana · Berlin',
      'Ana • Berlin',
      'Ana | Berlin',
      'Ana *',
      'Ana #1',
      'Ana + Luis',
      'A=B',
    ],
    ...['Ana!', 'Ana [x]', 'Ana_', '100 %', 'Ana → Berlin', 'Ana ・', 'A\u1680B'],
  ])('holds no sign: %s', (name) => {
    expect(isPersonName(name)).toBe(false);
    expect(isFieldName(name === 'Ana + Luis' ? '+' : name)).toBe(name === 'Ana + Luis');
  });

  it.each([
    ...[
      'Verified',
      'Ana Verified',
      'verified-ana',
      'AnaVerified',
      'VERIFIED',
      'Ver1fied',
      'Vérified',
      'ᴠᴇʀɪꜰɪᴇᴅ',
    ],
    ...[
      'Verıfıed',
      'V e r i f i e d',
      'S.w.o.r.n',
      'Ｖｅｒｉｆｉｅｄ',
      '𝐕𝐞𝐫𝐢𝐟𝐢𝐞𝐝',
      'Not verified',
      'Certified Interpreter',
    ],
    ...['Ana Sworn', 'Sworn, Berlin, until Mar 2028', 'Sworn or court interpreter', 'Certificate', '5worn'],
    ...[
      'Verificado',
      'Ana Verificada',
      'Antecedentes verificados',
      'Intérprete certificado',
      'Ana certificada',
    ],
    ...[
      'Intérprete jurado',
      'Jurado o judicial, intérprete',
      'Traductora Jurada',
      'Jurado, Madrid, hasta mar 2028',
    ],
    ...[
      '認証済み',
      '確認済み',
      '田中（確認済み）',
      '資格確認済み',
      '確 認 済 み',
      '確認ずみ',
      '認定通訳者',
      '宣誓通訳者',
      '資格証明',
    ],
  ])('may not pose as a badge: %s', (name) => {
    expect(isBadgeless(name)).toBe(false);
    expect(isPersonName(name)).toBe(false);
    expect(isFieldName(name)).toBe(false);
  });

  it.each(['Berlin (remote)', '東京都港区', '🇩🇪 Köln · +49'])('are other words than badges: %s', (place) => {
    expect(isBadgeless(place)).toBe(true);
  });

  it.each([
    'Court Interpreter',
    'Interpreter (court)',
    'C0urt Interpreters',
    'Intérprete judicial',
    '法廷通訳 田中',
  ])('may not pose as an interpreter of courts, whose work is a field: %s', (name) => {
    expect(isPersonName(name)).toBe(false);
    expect(isFieldName(name)).toBe(true);
  });

  it.each([
    'Dragoman',
    'Dragoman Support',
    'dragoman-support',
    'DragomanSupport',
    'The Dragóman team',
    'ＡＤＭＩＮ',
    'Adm1n',
    'Supp0rt',
    'Moderator (official)',
    'DragoMan',
    'AdMin',
    'Draɡoman',
    'Đragoman',
    'ᴅʀᴀɢᴏᴍᴀɴ',
    'D.r.a.g.o.m.a.n',
    'dra gom an',
    'Soporte técnico',
    'Administración',
    'ドラゴマン運営',
    'サポート担当',
    '管理者',
  ])('may not pose as the house: %s', (name) => {
    expect(isPersonName(name)).toBe(false);
    expect(isPlainName(name)).toBe(true);
  });

  it.each(['Dragomanova', 'Admina', 'Supportini', 'Modera', 'Drago Manić', 'Ad Minne', '山田 管', 'Sopor'])(
    'may begin as a word of the house does: %s',
    (name) => expect(isPersonName(name)).toBe(true),
  );

  it.each(['a-', '-', 'a', 'aA', 'a·', '=', 'ア＝', '"'])(
    'is judged in no time, whatever its length: %s',
    (part) => {
      const start = performance.now();
      isPersonName(`a${part.repeat(100_000)}`);
      isFieldName(`a${part.repeat(100_000)}`);
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );
});

describe('a field of work', () => {
  it.each([
    ...VERTICALS,
    ...[
      'Health, care & safety',
      'LGBTQ+',
      'R&D',
      'IT: networks',
      'Law/Court',
      'Insurance',
      'U.S. law',
      'Web 2',
    ],
    ...['Customer support', 'Technical Support', 'Birth certificates', 'Jury trials', 'Unverifiable claims'],
    ...[
      'Soporte técnico',
      'Administración de empresas',
      'Traducción jurada',
      'Juicios con jurado',
      'Seguros',
    ],
    ...[
      '法律・法廷',
      '法律：民事',
      '医療、健康',
      'IT（情報）',
      '難民認定',
      '法廷通訳',
      '資格証明書',
      'カスタマーサポート',
      'قانون، طب',
    ],
    ...['HINDI (INDIA)', 'Юриспруденция'],
  ])('may be %s', (name) => expect(isFieldName(name)).toBe(true));

  it.each([
    ...[
      '✔ Verified by Dragoman',
      'Sworn · Berlin · until Mar 2028',
      '★★★★★ 5.0 (312)',
      'https://evil.example',
    ],
    ...[
      'Checked by Dragoman',
      'D r a g o m a n',
      'ドラゴマン公認',
      'evil.example',
      'ada@people.example',
      'A\u200Bda',
    ],
    ...['Jurado', 'Jurado Madrid', 'Jurada', 'V\u0435rified', '<b>', 'Law\u202E'],
  ])('may not be %s', (name) => expect(isFieldName(name)).toBe(false));
});
