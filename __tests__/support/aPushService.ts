import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Arrived {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** A push service as a browser's maker runs it: takes pushes, and answers each as it is told to. */
export async function aPushService() {
  const arrived: Arrived[] = [];
  let status = 201;
  /** instead of an answer */
  let stalling: ((line: Socket) => void) | null = null;
  const server = createServer((request, response) => {
    if (stalling) return stalling(request.socket);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    take: () => arrived.splice(0),
    answers: (next: number) => {
      status = next;
      stalling = null;
    },
    stalls: (how: (line: Socket) => void) => void (stalling = how),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A browser's side of a subscription: its keys, and how it reads what comes (RFC 8291, aes128gcm of RFC 8188). */
export function aBrowser() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = derive(auth, ecdh.computeSecret(senderKey), info, 32);
      const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // a delimiter of 2 marks the last record, zeros may follow it
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
