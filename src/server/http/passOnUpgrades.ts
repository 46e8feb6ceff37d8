import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Lets a request for a WebSocket at `path` through to the server that this gives back, and has every other wish to upgrade
 * (another path, h2c) ignored as the standard asks (RFC 9110, section 7.8): the request is read again without the
 * wish, and answered like any other. Node 20 knows no other way to decline; from 24 there is `shouldUpgradeCallback`.
 */
export function passOnUpgrades(server: Server, path: string): Server {
  const door = createServer();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isWanted = request.headers.upgrade?.toLowerCase() === 'websocket' && request.method === 'GET';
    if (isWanted && request.url?.split('?', 1)[0] === path) {
      door.emit('upgrade', request, socket, head);
      return;
    }
    socket.unshift(head);
    socket.unshift(Buffer.from(withoutUpgrade(request), 'latin1'));
    server.emit('connection', socket);
  });
  return door;
}

function withoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (name.toLowerCase() === 'upgrade') continue;
    const kept = name.toLowerCase() === 'connection' ? value.replaceAll(/\bupgrade\b/gi, 'x-upgrade') : value;
    lines.push(`${name}: ${kept}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
