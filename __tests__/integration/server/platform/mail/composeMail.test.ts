/** @embedded */
import { BOOKING_NEWS } from '../../../../../src/server/platform/mail/BookingNews';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../../../../src/shared/domain/text/interfaceLanguages';
import type { StoredMail } from '../../../../../src/server/platform/mail/outbox';
import { composeMail, renderMailText } from '../../../../../src/server/platform/mail/composeMail';
import { MAIL_COLOURS } from '../../../../../src/server/platform/mail/mailLook';
import { MAIL_TEMPLATES, type MailTemplateName } from '../../../../../src/server/platform/mail/mailTemplates';
import { renderMailHtml } from '../../../../../src/server/platform/mail/renderMailHtml';
import { englishLeft } from '../../../../support/looks/englishLeft';
import { MAIL_EXAMPLES } from '../../../../support/mailExamples';
import { PALETTES } from '../../../../../src/client/ui/theme/theme';

const NAMES = Object.keys(MAIL_TEMPLATES) as MailTemplateName[];

function compose(template: string, values: unknown, language: InterfaceLanguage = 'en-US') {
  const recipient = 'ana@people.example';
  const mail = { recipient, template, language, mail_values: values } as StoredMail;
  return composeMail(mail, {
    publicUrl: 'https://dragoman.example',
    mailFrom: 'Dragoman <no-reply@mail.example>',
  });
}

describe('a mail', () => {
  test.each(NAMES)('%s says something else in each language, and leaves no placeholder', (name) => {
    const mails = INTERFACE_LANGUAGES.map((language) => compose(name, MAIL_EXAMPLES[name], language));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(INTERFACE_LANGUAGES.length);
    expect(new Set(mails.map(({ text }) => text)).size).toBe(INTERFACE_LANGUAGES.length);
    for (const { subject, text, html } of mails) expect(subject + text + html).not.toMatch(/\{\{|undefined/);
  });

  test('names its language, for screen readers and fonts', () => {
    expect(compose('passwordChanged', { name: 'Ana' }, 'ja-JP').html).toContain('<html lang="ja-JP">');
  });

  test('shows a name that looks like markup as the text that it is', () => {
    const name = `<img src=x onerror="alert('1')"> & {{host}}`;
    const { html, text } = compose('passwordChanged', { name });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; {{host}}');
    expect(text).toContain(`Hello ${name},`);
  });

  const TYPED =
    'See https://evil.example/pay, www.evil.example, evil.example or ada@evil.example at 9:30.\nNow.';
  const LINKED = /evil\.e|www\.e|s:\/\/evil|@evil/;
  const { booking } = MAIL_EXAMPLES.bookingNews;
  const typed: [MailTemplateName, object][] = [
    ['listingDecided', { reason: TYPED }],
    ['credentialDecided', { reason: TYPED, place: 'evil.example' }],
    ['headshotRemoved', { reason: TYPED }],
    ['reviewHidden', { reason: TYPED, title: 'evil.example' }],
    ['bookingNews', { news: 'decidedVoid', decision: { reason: TYPED } }],
    [
      'bookingNews',
      { booking: { ...booking, meetingTitle: 'evil.example', referenceNumber: 'evil.example' } },
    ],
    [
      'notifications',
      { told: [{ kind: 'accepted', title: 'evil.example', other: 'Elena', startsAt: null }] },
    ],
  ];
  test.each(typed)('%s makes no link of what somebody typed, and shows it as it is', (name, values) => {
    const { text, html } = compose(name, { ...MAIL_EXAMPLES[name], ...values });
    for (const shown of [text, html]) {
      const plain = shown.replace(/\u200C/g, '');
      expect(plain).toContain('evil.example');
      expect(plain.includes(TYPED)).toBe(JSON.stringify(values).includes('See https'));
      expect(shown).not.toMatch(LINKED);
    }
  });

  test('puts a token into its link so that it arrives as it left', () => {
    const { text, html } = compose('magicSignIn', MAIL_EXAMPLES.magicSignIn);
    const link = /https:\S+/.exec(text)?.[0] ?? '';
    expect(link).toMatch(/^https:\/\/dragoman\.example\/magic-login\?token=/);
    expect(new URL(link).searchParams.get('token')).toBe('tok+en');
    expect(html).toContain(`href="${link}"`);
  });

  test('of one call says so in its subject, and leads to it before all else', () => {
    const told = {
      ...{ kind: 'requested', title: 'Ward round', other: 'Clara Client' },
      startsAt: '2030-01-06T23:30:00.000Z',
      callId: 'ca110000-0000-4000-8000-000000000001',
    };
    const values = { name: 'Ana', zone: 'Asia/Tokyo', reader: 'interpreter', told: [told] };
    const { subject, text } = compose('notifications', values);
    // late on Sunday in London is Monday for who reads it
    expect(subject).toBe('Clara Client asks for you: Ward round · Mon, Jan 7, 08:30 AM');
    expect(/https:\S+/.exec(text)?.[0]).toBe(
      `https://dragoman.example/interpreter/dashboard?offer=${told.callId}`,
    );
    expect(compose('notifications', { ...values, reader: 'client' }).text).toContain(
      `https://dragoman.example/client/call/${told.callId}`,
    );
    const gathered = compose('notifications', { ...values, told: [told, told] });
    expect(gathered.text).not.toContain(told.callId);
  });

  test('about messages is whole in each language, though they have no time', () => {
    const told = [{ kind: 'message', title: '', other: 'Will Wide', startsAt: null }];
    const lines = [
      'New messages from Will Wide',
      'Mensajes nuevos de Will Wide',
      'Will Wideさんから新しいメッセージ',
    ];
    for (const [at, language] of INTERFACE_LANGUAGES.entries()) {
      const values = { name: 'Ana', zone: 'Asia/Tokyo', reader: 'interpreter', told };
      const { text, html } = compose('notifications', values, language);
      expect(text.split('\n')).toContain(lines[at]);
      expect(html).toContain(`>${lines[at]}<`);
      expect(html).not.toMatch(/<t[dh][^>]*><\/t[dh]>/);
    }
  });

  test('of the newsletter tells how to leave, to people and to mail programs', () => {
    const url = 'https://dragoman.example/newsletter/unsubscribe?token=leave';
    const { text, unsubscribeUrl } = compose('subscribed', MAIL_EXAMPLES.subscribed);
    expect(text).toContain(url);
    expect(unsubscribeUrl).toBe(url);
  });

  test('about another time says what cancelling costs from then on, where that is more', () => {
    const { bookingNews } = MAIL_EXAMPLES;
    const move = {
      by: 'interpreter',
      startsAt: '2030-01-04T09:00:00.000Z',
      expiresAt: '2030-01-04T09:00:00.000Z',
    };
    const textOf = (cost: object) =>
      compose('bookingNews', { ...bookingNews, news: 'timeProposed', move: { ...move, ...cost } }).text;
    expect(textOf({ cost: 62.5 })).toContain(
      'If the new time is agreed, cancelling will cost you at least €62.50 from then on.',
    );
    expect(textOf({})).not.toContain('cancelling');
  });

  test('about a booking has a calendar from whom the mail comes, with the ends of lines that calendars ask for', () => {
    const [file] = compose('bookingNews', MAIL_EXAMPLES.bookingNews).attachments;
    expect(file?.content).toMatch(/^ORGANIZER;CN="?Dragoman"?:mailto:no-reply@mail\.example\r$/im);
    expect(file?.content).toMatch(/^METHOD:REQUEST\r$/m);
    expect(file?.content).toMatch(/END:VCALENDAR\r\n$/);
    expect(file?.content).not.toMatch(/[^\r]\n/);
  });

  test('lists topics as people do in each language', () => {
    const lead = (language: InterfaceLanguage) =>
      compose('subscribed', MAIL_EXAMPLES.subscribed, language).text;
    expect(lead('en-US')).toContain('product news and tips for booking');
    expect(lead('es-MX')).toContain('novedades del producto y consejos para reservar');
    expect(lead('ja-JP')).toContain('製品のお知らせ、予約のコツ');
  });

  test('whose template is gone, or whose values are not its own, cannot be written', () => {
    expect(() => compose('toString', {})).toThrow('no mail template');
    expect(() => compose('verifyAccount', { name: 'Ana' })).toThrow();
  });
});

describe.each(['es-MX', 'ja-JP'] as const)('a mail in %s', (language) => {
  const news = BOOKING_NEWS.flatMap((each) =>
    (['client', 'interpreter'] as const).map((reader) => ({
      ...MAIL_EXAMPLES.bookingNews,
      news: each,
      reader,
    })),
  );

  test.each(NAMES)('leaves nothing of %s in English', (name) => {
    const examples = name === 'bookingNews' ? news : [MAIL_EXAMPLES[name]];
    const left = examples.flatMap((values) => {
      const { subject, html } = compose(name, values, language);
      const pieces = [subject, ...textsIn(html)].map((text) => ({ text, isName: false }));
      return englishLeft(language, pieces, [JSON.stringify(values)]);
    });
    expect(left).toEqual([]);
  });
});

describe('the look of a mail', () => {
  const content = {
    subject: 'A <new> session',
    parts: [
      { kind: 'languagePair', from: 'English', to: '<b>Japanese</b>' },
      { kind: 'facts', rows: [{ label: 'When & where', value: '"noon"' }] },
      { kind: 'button', label: 'See <it>', url: 'https://dragoman.example/?a=1&b="2"' },
    ],
  } as const;
  const html = renderMailHtml(content, { language: 'en-US', openLink: 'Or <open>:' });

  test('escapes every part', () => {
    expect(html).toContain('<title>A &lt;new&gt; session</title>');
    expect(html).toContain('&lt;b&gt;Japanese&lt;/b&gt;');
    expect(html).toMatch(/When &amp; where.*&quot;noon&quot;/);
    expect(html).toContain('href="https://dragoman.example/?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('Or &lt;open&gt;:');
  });

  test('joins two languages by the two-way arrow, in HTML and in text', () => {
    expect(html).toMatch(/English <span[^>]*>⇄<\/span> &lt;b&gt;/);
    expect(renderMailText(content)).toContain('English ⇄ <b>Japanese</b>');
  });

  test('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(script|img|link|style|iframe)|@import|url\(/i);
  });

  test('wears the colours of the house', () => {
    expect(PALETTES.light).toMatchObject(MAIL_COLOURS);
  });
});

function textsIn(html: string): string[] {
  return html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
    .filter((text) => text.trim() !== '');
}
