import { AppError, type IssueCode } from '../../../shared/contract/base/errors';
import { cleanFileName, DOCUMENT_MAX_BYTES } from '../../../shared/domain/files/documentRules';
import { HEADSHOT_MAX_PIXELS, PROOF_PICTURE_EDGE } from '../../../shared/domain/files/uploadRules';
import { pictureKindOf } from '../headshots/service/headshotOf';
import { damaged, loadSharp, refuseCostlyJpeg } from '../headshots/service/makePictures';
import { PdfRefusal } from '../resumes/service/ResumeWorkerMessages';
import { decodeUpload, hashOfUpload, type UploadContext } from '../uploads/service/uploadContext';
import type { Caller } from '../../platform/context';
import type { SignInContext } from '../auth/service/signInContext';
import type { FileScanner } from '../uploads/service/createFileScanner';
import { isLargePicture } from '../headshots/service/isLargePicture';

export interface CredentialContext extends SignInContext, UploadContext {
  /** looks at every document before it is kept */
  scanFile: FileScanner;
  /** of all files that are kept for one person */
  storedBytesPerPerson: number;
}

/** A proof as it is kept. */
export interface Proof {
  name: string;
  mediaType: 'application/pdf' | 'image/jpeg';
  bytes: Buffer;
  /** of the bytes that were sent */
  sentHash: Buffer;
}

/**
 * Judges an uploaded proof by its bytes, whatever it is called: a PDF is kept as it is once it was gone through, a JPEG
 * or PNG is drawn anew, so that nothing but its pixels remains. Throws TOO_LARGE, INVALID about `content`,
 * TOO_MANY_REQUESTS, and UNAVAILABLE while scanner or reader are away.
 */
export async function proofOf(
  { uploadLimits, resumeReader, drawInTurn, drawLargeInTurn, scanFile }: CredentialContext,
  { userId, network }: Caller,
  { file_name: fileName, content }: { file_name: string; content: string | Uint8Array },
): Promise<Proof> {
  const bytes = decodeUpload(content, DOCUMENT_MAX_BYTES);
  const kind = proofKindOf(bytes);
  if (!kind) throw aboutContent('not_a_proof');
  await uploadLimits.countProof(userId);
  await scanFile(bytes);
  const sentHash = hashOfUpload(bytes);
  if (kind === 'pdf') {
    await resumeReader.check(userId, bytes, network).catch((error: unknown) => {
      throw error instanceof PdfRefusal ? aboutContent(error.code, error) : error;
    });
    return { name: nameWith(fileName, 'pdf'), mediaType: 'application/pdf', bytes, sentHash };
  }
  const inTurn = (await isLargePicture(bytes)) ? drawLargeInTurn : drawInTurn;
  const picture = await inTurn(userId, () => drawAnew(bytes, kind), network);
  return { name: nameWith(fileName, 'jpg'), mediaType: 'image/jpeg', bytes: picture, sentHash };
}

const PDF_MARK = Buffer.from('%PDF-');
const PDF_END = Buffer.from('%%EOF');

function proofKindOf(bytes: Buffer): 'pdf' | 'jpeg' | 'png' | null {
  const picture = pictureKindOf(bytes);
  if (picture === 'jpeg' || picture === 'png') return picture;
  return bytes.subarray(0, PDF_MARK.length).equals(PDF_MARK) && !isMoreThanPdf(bytes) ? 'pdf' : null;
}

/** A file that begins as a PDF and ends as an archive, or as anything else, is another file to who reads its end. */
function isMoreThanPdf(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(PDF_END);
  if (end < 0) return false;
  const rest = bytes.subarray(end + PDF_END.length);
  return rest.some((byte) => byte !== 0 && byte !== 0x20 && (byte < 0x09 || byte > 0x0d)) || endsAsZip(bytes);
}

const ZIP_END = Buffer.from('PK\u0005\u0006');
const ZIP_END_BYTES = 22;

/** An archive's last record says how long the comment is that goes to the file's end. */
function endsAsZip(bytes: Buffer): boolean {
  for (
    let at = bytes.lastIndexOf(ZIP_END);
    at >= 0;
    at = at === 0 ? -1 : bytes.lastIndexOf(ZIP_END, at - 1)
  ) {
    const left = bytes.length - at - ZIP_END_BYTES;
    if (left > 0xffff) return false;
    if (left >= 0 && bytes.readUInt16LE(at + ZIP_END_BYTES - 2) === left) return true;
  }
  return false;
}

const QUALITY = 85;
const TIME_LIMIT_SECONDS = 10;
const SMALLEST_EDGE = 200;

async function drawAnew(bytes: Buffer, kind: 'jpeg' | 'png'): Promise<Buffer> {
  if (kind === 'jpeg') refuseCostlyJpeg(bytes);
  const sharp = await loadSharp();
  const reading = {
    limitInputPixels: HEADSHOT_MAX_PIXELS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  } as const;
  const { width, height, format } = await sharp(bytes, reading).metadata().catch(damaged);
  if (format !== kind) throw aboutContent('picture_damaged');
  if (Math.max(width, height) < SMALLEST_EDGE) throw aboutContent('proof_too_small');
  return sharp(bytes, reading)
    .autoOrient()
    .resize(PROOF_PICTURE_EDGE, PROOF_PICTURE_EDGE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(damaged);
}

/** The name that it came with, ending as what it is now. */
function nameWith(fileName: string, ending: 'pdf' | 'jpg'): string {
  const stem = cleanFileName(fileName).replace(/\.[^.]*$/, '');
  return cleanFileName(`${stem || 'document'}.${ending}`);
}

function aboutContent(code: IssueCode, cause?: unknown): AppError {
  return new AppError('INVALID', { issues: [{ path: 'content', code }], cause });
}
