import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../../platform/context';
import { type InTurn, inSharedTurnOfNetwork } from '../../../platform/limits/createPersonTurns';
import { type ResumeReader, createResumeReader } from '../../resumes/service/createResumeReader';
import { type UploadLimits, createUploadLimits } from '../uploadLimits';
import { AppError } from '../../../../shared/contract/base/errors';

/** Reads some bytes of a stored file; fewer at its end, null where it is not there (any more). */
type ReadPiece = (stretch: { from: number; bytes: number }) => Promise<Buffer | null>;

/** A multiple of three, so that pieces in base64 stand beside each other. */
const PIECE_BYTES = 192 * 1024;

/** Needs of reading uploaded files, beside the database and the clock. */
export interface UploadContext extends ServiceContext {
  uploadLimits: UploadLimits;
  resumeReader: ResumeReader;
  /** pictures are drawn one at a time, so that the server goes on answering */
  drawInTurn: InTurn;
  /** large ones, which take seconds, wait for each other alone */
  drawLargeInTurn: InTurn;
}

const PICTURES_WAITING = 4;
const NETWORK_WAITING = 40;

export function createUploadContext<Context extends ServiceContext>(
  context: Context,
  resumeWorkerFile: URL | string,
): Context & UploadContext {
  return {
    ...context,
    uploadLimits: createUploadLimits(context.db.queries),
    resumeReader: createResumeReader({ workerFile: resumeWorkerFile }),
    drawInTurn: onePictureAtATime(),
    drawLargeInTurn: onePictureAtATime(),
  };
}

/** Of everybody's; people take turns, and so do networks. */
function onePictureAtATime(): InTurn {
  return inSharedTurnOfNetwork({
    ...{ atOnce: 1, isSmall: true, perPerson: 1, waiting: PICTURES_WAITING },
    ...{ perNetwork: 1, networkWaiting: NETWORK_WAITING },
  });
}

/** The bytes of an uploaded file; TOO_LARGE where they are more than `maxBytes`. */
export function decodeUpload(content: string | Uint8Array, maxBytes: number): Buffer {
  const bytes =
    typeof content === 'string'
      ? Buffer.from(content, 'base64')
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length > maxBytes) throw new AppError('TOO_LARGE', { details: { maxBytes } });
  return bytes;
}

/** SHA-256: a file that is sent again is known by it. */
export function hashOfUpload(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** The bytes `[from, to)` of a file, each piece read when it is asked for. Throws where the file goes meanwhile. */
export async function* piecesOf(read: ReadPiece, from = 0, to = Infinity): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += PIECE_BYTES) {
    const wished = Math.min(PIECE_BYTES, to - at);
    const piece = await read({ from: at, bytes: wished });
    if (!piece) throw new Error('the file was removed while it was read');
    if (piece.length > 0) yield piece;
    if (piece.length < wished) return;
  }
}
