/** Languages that are seen and not heard, by their BCP 47 tags: their interpreter's picture is what a spoken one's voice is. */
export const SIGN_LANGUAGE_TAGS = {
  'American Sign Language': 'ase',
  'British Sign Language': 'bfi',
  'French Sign Language': 'fsl',
  'German Sign Language': 'gsg',
  'Japanese Sign Language': 'jsl',
  'Mexican Sign Language': 'mfs',
  'Spanish Sign Language': 'ssp',
} as const;

export type SignLanguage = keyof typeof SIGN_LANGUAGE_TAGS;

/** Names that browsers leave out of their data: where it is signed, in Spanish and in Japanese. */
const NAMES: Record<SignLanguage, { own: string; es: string; ja: string }> = {
  'American Sign Language': {
    own: 'American Sign Language',
    es: 'lengua de señas americana',
    ja: 'アメリカ手話',
  },
  'British Sign Language': {
    own: 'British Sign Language',
    es: 'lengua de señas británica',
    ja: 'イギリス手話',
  },
  'French Sign Language': {
    own: 'Langue des signes française',
    es: 'lengua de señas francesa',
    ja: 'フランス手話',
  },
  'German Sign Language': {
    own: 'Deutsche Gebärdensprache',
    es: 'lengua de señas alemana',
    ja: 'ドイツ手話',
  },
  'Japanese Sign Language': {
    own: '日本手話',
    es: 'lengua de señas japonesa',
    ja: '日本手話',
  },
  'Mexican Sign Language': {
    own: 'Lengua de Señas Mexicana',
    es: 'lengua de señas mexicana',
    ja: 'メキシコ手話',
  },
  'Spanish Sign Language': {
    own: 'Lengua de signos española',
    es: 'lengua de signos española',
    ja: 'スペイン手話',
  },
};

export function isSignLanguage(name: string): name is SignLanguage {
  return Object.hasOwn(SIGN_LANGUAGE_TAGS, name);
}

/** For a reader of `locale`, as for a spoken language; English where nobody has told us another one. */
export function signLanguageNameIn(name: SignLanguage, locale: string): string {
  if (locale.startsWith('es')) return NAMES[name].es;
  return locale.startsWith('ja') ? NAMES[name].ja : name;
}

/** Its name as those write it who sign it. */
export function signLanguageOwnName(name: SignLanguage): string {
  return NAMES[name].own;
}
