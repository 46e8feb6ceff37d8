import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Lets a request for a WebSocket at `path` through to the server that this gives back, and has every other wish to upgrade
 * (another path, h2c) ignored as the standard asks (RFC 9110, section 7.8): the request is read again without the
 * wish, answered like any other, and the connection ends. Node 20 knows no other way to decline; from 24 there is
 * `shouldUpgradeCallback`. A wish behind requests whose answers are still under way ends the connection at once: two
 * readers of one connection would take each other's answers for their own, and Node ends the process over that.
 */
export function passOnUpgrades(server: Server, path: string): Server {
  const door = createServer();
  const underWay = new WeakMap<Duplex, number>();
  server.on('request', ({ socket }, response) => {
    const count = (by: 1 | -1) => underWay.set(socket, (underWay.get(socket) ?? 0) + by);
    count(1);
    response.once('close', () => count(-1));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (underWay.get(socket)) return void socket.destroy();
    const isWanted = request.headers.upgrade?.toLowerCase() === 'websocket' && request.method === 'GET';
    if (isWanted && request.url?.split('?', 1)[0] === path) {
      door.emit('upgrade', request, socket, head);
      return;
    }
    const length = request.headers['content-length'];
    // what came behind this request is for the next connection
    const body = request.headers['transfer-encoding'] ? head : head.subarray(0, Number(length ?? 0));
    socket.unshift(body);
    socket.unshift(Buffer.from(withoutUpgrade(request), 'latin1'));
    server.emit('connection', socket);
  });
  return door;
}

function withoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (/^(?:upgrade|connection|keep-alive|http2-settings)$/i.test(name)) continue;
    lines.push(`${name}: ${value}`);
  }
  return `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`;
}
