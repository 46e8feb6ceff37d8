import { NAMELESS } from './publicKey';

/** A name for strangers: "Elena M.", or the whole name where they chose so. */
export function publicName(
  { first_name: first, last_name: last }: { first_name: string; last_name: string },
  isWhole: boolean,
): string {
  if (isWhole) return `${first} ${last}`.trim();
  const [initial] = [...last.trim()];
  return initial ? `${first} ${initial.toLocaleUpperCase()}.`.trim() : first.trim();
}

const MAX_WORDS_LENGTH = 48;

/**
 * The readable address of a public profile: "elena-m-x7k2m9pq". Only its end counts, so that an old address goes on
 * leading to somebody who changed their name; it says nothing of ids or mail addresses.
 */
export function publicSlug(name: string, key: string): string {
  const words = latinOf(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `${words || NAMELESS}-${key}`;
}

export function publicProfilePath(slug: string): string {
  return `/interpreters/${slug}`;
}

/** Letters that no accent makes, and those of two other alphabets that European names are written in. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...spelled('абвгдезиклмнопрстуфыэіґ', 'a b v g d e z i k l m n o p r s t u f y e i g'),
  ...spelled('жйхцчшщюяєїьъ', 'zh i kh ts ch sh shch yu ya ye yi  '),
  ...spelled('αβγδεζηικλμνξοπρσςτυφχψωθ', 'a v g d e z i i k l m n x o p r s s t y f ch ps o th'),
};

function spelled(letters: string, latin: string): Record<string, string> {
  const words = latin.split(' ');
  return Object.fromEntries([...letters].map((letter, at) => [letter, words[at] ?? '']));
}

function latinOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return [...plain].map((letter) => LATIN[letter] ?? letter).join('');
}

/** No part is longer: without bounds a text without spaces is gone through from each of its letters to its end. */
const MAIL_ADDRESS =
  /[^\s@<>(),;:]{1,64}(?:@|\s?[[(]\s?at\s?[\])]\s?)[^\s@<>(),;:]{1,255}\.[^\s@<>(),;:]+/giu;
/** What every mail address has: to look for this alone is quick, and few texts have it. */
const AT = /@|[[(]\s?at\s?[\])]/i;
/** Seven digits from 0 or + on, or nine, however they are parted: more than prices and spans of years have. */
const TELEPHONE = /(?:\+[\s(]?|\b(?=0))(?:\d[\s().\-/]{0,2}){6,}\d|\b(?:\d[\s().\-/]{0,2}){8,}\d/g;
const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;

/** A text that strangers read, without what would lead past the house: mail and web addresses, telephone numbers. */
export function withoutContacts(text: string): string {
  const inside = text.replace(WEB_ADDRESS, '…');
  const withoutMail = AT.test(inside) ? inside.replace(MAIL_ADDRESS, '…') : inside;
  return withoutMail.replace(TELEPHONE, '…');
}
