import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type { Mesh, MeshOptions } from '../../src/client/features/room/createMesh';

interface Kept {
  seq: number;
  from: string;
  body: string;
}

/** Beside the mesh in a page; see `meshScript`. */
interface MeshWindow {
  Room: { createMesh: (options: MeshOptions) => Mesh };
  mesh: Mesh;
  states: Record<string, string>;
  tone: (frequency: number) => MediaStreamTrack;
  picture: () => MediaStreamTrack;
  streams: Map<string, MediaStream>;
  sendSignal: (from: string, signal: string) => Promise<string>;
  readSignals: (visit: string, after: number) => Promise<{ signals: Kept[]; has_more: boolean }>;
}
declare const window: MeshWindow;

/** How signals go from page to page; a call that fails rejects with an ApiError. */
export interface MeshExchange {
  send: (from: string, signal: { to: string; number: number; body: string }) => Promise<unknown>;
  read: (visit: string, after: number) => Promise<{ signals: Kept[]; has_more: boolean }>;
  /** of each page's connections */
  configuration?: (visit: string) => Promise<RTCConfiguration>;
}

/**
 * Signals as the server keeps them: in order, once, for their addressee alone. `faults` lose answers, or take nothing.
 */
export function exchangeInMemory(wake: (visit: string) => void) {
  const queues = new Map<string, Kept[]>();
  const last = new Map<string, number>();
  const sent = new Map<string, number>();
  const faults = { isDown: false, losesAnswers: 0 };
  const networkError = () => Object.assign(new Error('no answer'), { code: 'NETWORK', status: 0 });
  const exchange: MeshExchange = {
    send: (from, { to, number, body }) => {
      if (faults.isDown) return Promise.reject(networkError());
      if (number > (sent.get(from) ?? 0)) {
        sent.set(from, number);
        const seq = (last.get(to) ?? 0) + 1;
        last.set(to, seq);
        queues.set(to, [...(queues.get(to) ?? []), { seq, from, body }]);
        wake(to);
      }
      if (faults.losesAnswers === 0) return Promise.resolve(null);
      faults.losesAnswers -= 1;
      return Promise.reject(networkError());
    },
    read: (who, after) => {
      const left = (queues.get(who) ?? []).filter(({ seq }) => seq > after);
      queues.set(who, left);
      return Promise.resolve({ signals: left.slice(0, 50), has_more: left.length > 50 });
    },
  };
  return { exchange, faults };
}

/** Pages of one room, each in a browser context of its own, with connections to each other. */
export async function openMeshPages(browser: Browser, exchange: MeshExchange) {
  const script = await meshScript();
  const server = createServer((request, response) => {
    const isScript = request.url === '/mesh.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script src="/mesh.js"></script><main></main>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const pages = new Map<string, Page>();
  /** Errors cross into the page as text; empty where there is none. */
  const take = async (from: string, text: string): Promise<string> => {
    try {
      await exchange.send(from, JSON.parse(text) as Parameters<MeshExchange['send']>[1]);
      return '';
    } catch (error) {
      return JSON.stringify(error);
    }
  };
  const pageOf = (visit: string): Page => {
    const page = pages.get(visit);
    if (!page) throw new Error(`nobody is in the room as ${visit}`);
    return page;
  };
  const tellAll = async () => {
    const visits = [...pages.keys()];
    await Promise.all(
      [...pages.values()].map((page) => page.evaluate((all) => window.mesh.setPeople(all), visits)),
    );
  };

  return {
    /** Enters a page that says a tone of so many Hz, or nothing. */
    enter: async (visit: string, hertz: number | null) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.exposeFunction('sendSignal', take);
      await page.exposeFunction('readSignals', exchange.read);
      const configuration = (await exchange.configuration?.(visit)) ?? {};
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.evaluate(
        ([id, frequency, found]) => {
          const refusal = (text: string) =>
            ({ issues: [], data: null, retryAfter: null, ...JSON.parse(text) }) as Error;
          window.states = {};
          window.streams = new Map();
          window.mesh = window.Room.createMesh({
            visitId: id,
            createConnection: () => new RTCPeerConnection(found),
            send: async (signal) => {
              const answer = await window.sendSignal(id, JSON.stringify(signal));
              if (answer) throw refusal(answer);
            },
            read: (after) => window.readSignals(id, after),
            onStream: (other, stream) => {
              if (window.streams.get(other) === stream) return;
              const element = document.createElement('audio');
              Object.assign(element, { srcObject: stream, muted: true, autoplay: true });
              document.querySelector('main')?.append(element);
              window.streams.set(other, stream);
            },
            onState: (other, state) => void (window.states[other] = state),
            onEnded: () => undefined,
            onError: (error) => {
              throw error;
            },
          });
          window.mesh.setMedia({ audio: frequency === null ? null : window.tone(frequency), video: null });
        },
        [visit, hertz, configuration] as const,
      );
      pages.set(visit, page);
      await tellAll();
      return page;
    },
    leave: async (visit: string) => {
      await pages.get(visit)?.context().close();
      pages.delete(visit);
      await tellAll();
    },
    /** The loudest frequency that one hears of another, to some Hz; 0 for silence. */
    heard: (by: string, of: string) =>
      pageOf(by).evaluate(async (other) => {
        const stream = window.streams.get(other);
        if (!stream || stream.getAudioTracks().length === 0) return 0;
        const context = new AudioContext();
        await context.resume();
        const analyser = new AnalyserNode(context, { fftSize: 8192 });
        context.createMediaStreamSource(stream).connect(analyser);
        await new Promise((resolve) => setTimeout(resolve, 400));
        const levels = new Float32Array(analyser.frequencyBinCount);
        analyser.getFloatFrequencyData(levels);
        const loudest = levels.indexOf(Math.max(...levels));
        const hertz = (loudest * context.sampleRate) / analyser.fftSize;
        const isHeard = (levels[loudest] ?? -Infinity) > -70;
        await context.close();
        return isHeard ? Math.round(hertz) : 0;
      }, of),
    wake: (visit: string) => {
      pages
        .get(visit)
        ?.evaluate(() => window.mesh.wake())
        .catch(() => undefined);
    },
    /** Does some work in a page, which is given as a function of its window or as text. */
    evaluate: <T>(visit: string, work: ((window: MeshWindow) => T | Promise<T>) | string) =>
      pageOf(visit).evaluate<T>(typeof work === 'string' ? work : `(${work.toString()})(window)`),
    close: async () => {
      for (const page of pages.values()) await page.context().close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The product's own mesh as one script, with a tone and a picture to send. */
async function meshScript(): Promise<string> {
  const built = await build({
    stdin: {
      contents: `export { createMesh } from './src/client/features/room/createMesh';`,
      resolveDir: join(__dirname, '../..'),
      loader: 'ts',
    },
    ...{ bundle: true, write: false, format: 'iife', globalName: 'Room' },
  });
  return `${built.outputFiles[0]?.text}
    window.Room = Room;
    // A context that nobody holds falls silent sooner or later.
    window.held = [];
    window.tone = (frequency) => {
      const context = new AudioContext();
      window.held.push(context);
      const oscillator = new OscillatorNode(context, { frequency });
      const out = context.createMediaStreamDestination();
      oscillator.connect(out);
      oscillator.start();
      return out.stream.getAudioTracks()[0];
    };
    window.picture = () => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      setInterval(() => { pen.fillStyle = '#' + Math.random().toString(16).slice(2, 8); pen.fillRect(0, 0, 300, 150); }, 50);
      return canvas.captureStream(15).getVideoTracks()[0];
    };`;
}
