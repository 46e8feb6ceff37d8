import { DOCUMENT_MAX_BYTES, documentEnding } from '../../../shared/domain/files/documentRules';

export type DocumentProblem = 'wrongKind' | 'tooLarge' | 'empty' | 'unreadable';

/** Why a chosen file cannot be sent, before anything of it is; null where it may. */
export function documentProblem({ name, size }: Pick<File, 'name' | 'size'>): DocumentProblem | null {
  if (documentEnding(name) === null) return 'wrongKind';
  if (size > DOCUMENT_MAX_BYTES) return 'tooLarge';
  return size === 0 ? 'empty' : null;
}

/** A file of the device as base64; rejects where it has gone or may not be read. */
export function readDocument(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.onload = () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.readAsDataURL(file);
  });
}
