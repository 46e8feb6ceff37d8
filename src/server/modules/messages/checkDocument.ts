import { AppError } from '../../../shared/contract/base/errors';
import {
  cleanFileName,
  documentEnding,
  DOCUMENT_MEDIA_TYPES,
  type DocumentEnding,
} from '../../../shared/domain/files/documentRules';
import { pictureKindOf } from '../headshots/service/headshotOf';

export interface CheckedDocument {
  name: string;
  mediaType: string;
}

/** Judges a file by its bytes, to which the ending of its name must agree. Throws INVALID about `content`. */
export function checkDocument(fileName: string, bytes: Buffer): CheckedDocument {
  const name = cleanFileName(fileName);
  const ending = documentEnding(name);
  if (!ending || !isOf(ending, bytes)) {
    throw new AppError('INVALID', { issues: [{ path: 'content', code: 'not_a_document' }] });
  }
  return { name, mediaType: DOCUMENT_MEDIA_TYPES[ending] };
}

function isOf(ending: DocumentEnding, bytes: Buffer): boolean {
  switch (ending) {
    case 'pdf':
      return bytes.subarray(0, 5).equals(PDF_MARK);
    case 'jpg':
    case 'jpeg':
      return pictureKindOf(bytes) === 'jpeg';
    case 'png':
    case 'webp':
      return pictureKindOf(bytes) === ending;
    case 'txt':
      return isText(bytes);
    case 'docx':
      return isOffice(bytes, 'word/');
    case 'xlsx':
      return isOffice(bytes, 'xl/');
    case 'pptx':
      return isOffice(bytes, 'ppt/');
    case 'odt':
    case 'ods':
    case 'odp':
      return (
        isZip(bytes) &&
        bytes.includes(`mimetype${DOCUMENT_MEDIA_TYPES[ending]}`, 0) &&
        bytes.indexOf('mimetype') === 30
      );
  }
}

const PDF_MARK = Buffer.from('%PDF-');
const ZIP_MARK = Buffer.from('PK\u0003\u0004');

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(ZIP_MARK);

/** Office's files are archives whose parts' names stand in them as they are; one with a macro is a program. */
function isOffice(bytes: Buffer, folder: string): boolean {
  return (
    isZip(bytes) &&
    bytes.includes('[Content_Types].xml') &&
    bytes.includes(folder) &&
    !bytes.includes('vbaProject.bin')
  );
}

/** UTF-8 without control characters but for tabs and line ends. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[\u0000-\u0008\u000B\u000E-\u001F\u007F]/.test(text);
  } catch {
    return false;
  }
}
