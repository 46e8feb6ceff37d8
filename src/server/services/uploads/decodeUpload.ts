import { AppError } from '../../../shared/contract/base/errors';

/** The bytes of an uploaded file; TOO_LARGE where they are more than `maxBytes`. */
export function decodeUpload(content: string, maxBytes: number): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > maxBytes) throw new AppError('TOO_LARGE', { details: { maxBytes } });
  return bytes;
}
