import { z } from 'zod';
import { textUpTo } from './fields';

const isBase64 = (text: string) => text.length % 4 === 0 && !/[^A-Za-z0-9+/=]/.test(text);

/**
 * A file inside JSON. Its size and its kind are judged from the bytes, never from the name. What a service is given of a long one are
 * the bytes already.
 */
export const FileContent = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
  .min(1, { error: 'required' })
  .refine(isBase64, { error: 'invalid' })
  .transform((text): string | Uint8Array => text)
  .describe("the file's bytes in base64, without a data: prefix");

export const FileName = textUpTo(255).describe('what the file is called on the device that sends it');
