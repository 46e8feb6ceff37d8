/** Files that two people may send each other. Sizes are bytes. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

const NAME_MAX_LENGTH = 120;

/** By the ending of a name; the bytes must agree with it. Nothing here runs by being opened in a browser. */
export const DOCUMENT_MEDIA_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;
export type DocumentEnding = keyof typeof DOCUMENT_MEDIA_TYPES;

export const DOCUMENT_ENDINGS = Object.keys(DOCUMENT_MEDIA_TYPES) as DocumentEnding[];

/** The ending of a name, in small letters; null for everything that is not taken. */
export function documentEnding(name: string): DocumentEnding | null {
  const ending = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return DOCUMENT_ENDINGS.find((each) => each === ending) ?? null;
}

/**
 * A name that any system can keep: without folders, without characters that mean something to a shell or a disk,
 * and without those that turn the direction of reading around ("gpj.exe" would then look like "exe.jpg").
 */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const dot = plain.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  const room = NAME_MAX_LENGTH - ending.length;
  // By characters, so that none is cut in half.
  return `${Array.from(stem || 'document')
    .slice(0, Math.max(1, room))
    .join('')
    .trimEnd()}${ending}`;
}
