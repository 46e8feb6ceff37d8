import { build } from 'esbuild';
import type { Browser, Page, Request } from 'playwright-core';
import type { RoomSession } from '../../src/client/features/room/engine/createRoomSession';
import type { RoomEntry } from '../../src/client/features/room/engine/Room';

/** Beside the room in a page; see `enginePageScript`. */
export interface EngineWindow {
  session: RoomSession;
  begin: (entry: RoomEntry) => void;
  /** dB of each of these Hz in what the page plays */
  listen: (hertz: readonly number[]) => Promise<Record<number, number>>;
  /** peak in dB that comes out of the hearing guard for a tone of so many dB */
  guard: (decibels: number) => Promise<number>;
  bytesSent: () => Promise<number>;
  /** when the page plays something, by its `performance.now()` */
  untilHeard: () => Promise<number>;
}
declare const window: EngineWindow & Window;

export interface EnginePerson {
  entry: RoomEntry;
  /** of who is signed in */
  token?: string;
  /** the tone that their microphone hears, or the browser's own device */
  hertz?: number;
}

/** Everything that pages asked of the server. */
export interface SeenRequest {
  path: string;
  method: string;
  body: string;
}

/**
 * Pages that hold the product's own room, without its screens, over the real server: its store, live line, machine, connections
 * and sound. What the microphone hears is made in the page, unless the browser has a device of its own.
 */
export async function openEnginePages(url: string) {
  const script = await enginePageScript();
  const seen: SeenRequest[] = [];
  const frames: string[] = [];
  const pages: Page[] = [];

  const enter = async (browser: Browser, { entry, token, hertz }: EnginePerson) => {
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    pages.push(page);
    page.on('pageerror', (error) => console.error('in the page of', entry.name, error));
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url());
      seen.push({ path: pathname, method: request.method(), body: request.postData() ?? '' });
    });
    page.on('websocket', (line) => line.on('framesent', ({ payload }) => void frames.push(String(payload))));
    // Compilers of the benchmark write a helper into functions, which the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = (each) => each' });
    await page.addInitScript(
      ([kept, frequency]) => {
        if (kept !== null) {
          const [, claims = ''] = kept.split('.');
          const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
            sub: string;
          };
          localStorage.setItem('authToken', kept);
          localStorage.setItem('userId', sub);
        }
        (window as unknown as { hertz: number | null }).hertz = frequency;
      },
      [token ?? null, hertz ?? null] as const,
    );
    // Any answer of the server makes a page of its origin; one that a test makes up would be a stranger's.
    await page.goto(`${url}/v2/api/nothing`);
    await page.evaluate(() => document.body.replaceChildren(document.createElement('main')));
    await page.addScriptTag({ content: script });
    await page.evaluate((who) => window.begin(who), entry);
    return page;
  };
  return {
    enter,
    seen,
    frames,
    close: async () => {
      for (const page of pages) await page.context().close();
    },
  };
}

/** Goes in, from wherever the page stands, and waits until it is. */
export async function goIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { session } = window;
    const send = (type: 'lobby.pressed' | 'enter.pressed') => session.read().send({ type });
    const step = () => {
      const { state } = session.read();
      if (state.matches({ checkingDevices: 'asked' })) send('lobby.pressed');
      else if (state.matches('inLobby') && state.can({ type: 'enter.pressed' })) send('enter.pressed');
      return state.hasTag('inside');
    };
    return new Promise<void>((resolve, reject) => {
      const stop = setTimeout(
        () => reject(new Error(`still ${JSON.stringify(session.read().state.value)}`)),
        15_000,
      );
      const clock = setInterval(() => {
        if (!step()) return;
        clearInterval(clock);
        clearTimeout(stop);
        resolve();
      }, 30);
    });
  });
}

/** A page's ears and eyes by `window.hertz`, and what is listened to in it; for the product's own pages too, before their scripts. */
export const MEDIA_SCRIPT = `
    // A context that nobody holds falls silent sooner or later.
    window.held = [];
    const tone = (frequency) => {
      const context = new AudioContext();
      const oscillator = new OscillatorNode(context, { frequency });
      const quiet = new GainNode(context, { gain: 0.1 });
      const out = context.createMediaStreamDestination();
      oscillator.connect(quiet).connect(out);
      oscillator.start();
      window.held.push(context, oscillator, out);
      return out.stream.getAudioTracks()[0];
    };
    const picture = () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
      const pen = canvas.getContext('2d');
      const some = (most) => Math.floor(Math.random() * most);
      setInterval(() => {
        for (let count = 0; count < 12; count += 1) {
          pen.fillStyle = '#' + Math.random().toString(16).slice(2, 8);
          pen.fillRect(some(640), some(360), some(90), some(60));
        }
      }, 66);
      window.held.push(canvas);
      return canvas.captureStream(15).getVideoTracks()[0];
    };
    if (window.hertz !== null) {
      navigator.mediaDevices.getUserMedia = async ({ audio, video }) =>
        new MediaStream([...(audio ? [tone(window.hertz)] : []), ...(video ? [picture()] : [])]);
      navigator.mediaDevices.enumerateDevices = async () => [
        { kind: 'audioinput', deviceId: 'a', label: 'A' }, { kind: 'videoinput', deviceId: 'v', label: 'V' },
      ];
    }
    window.connections = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(...given) {
        super(...given);
        window.connections.push(this);
      }
    };
    /** bytes that went over all lines so far, and those in an instant */
    window.bytesSent = async () => {
      let bytes = 0;
      for (const each of window.connections) {
        if (each.connectionState !== 'connected') continue;
        for (const { type, bytesSent } of (await each.getStats()).values()) if (type === 'transport') bytes += bytesSent;
      }
      return bytes;
    };
    /** Resolves when the page plays something. */
    window.untilHeard = () => new Promise((resolve) => {
      const context = new AudioContext();
      const wave = new Float32Array(512);
      const analysers = new Map();
      const look = () => {
        for (const { srcObject } of document.querySelectorAll('audio[data-person]')) {
          const [track] = srcObject?.getAudioTracks() ?? [];
          if (!track) continue;
          if (!analysers.has(track)) {
            const made = new AnalyserNode(context, { fftSize: 512 });
            context.createMediaStreamSource(new MediaStream([track])).connect(made);
            analysers.set(track, made);
          }
          analysers.get(track).getFloatTimeDomainData(wave);
          if (wave.some((each) => Math.abs(each) > 0.003)) {
            clearInterval(clock);
            void context.close();
            resolve(performance.now());
          }
        }
      };
      const clock = setInterval(look, 10);
    });
    navigator.mediaDevices.getDisplayMedia = async () => new MediaStream([picture()]);
    window.listen = async (hertz) => {
      const context = new AudioContext();
      await context.resume();
      const analyser = new AnalyserNode(context, { fftSize: 8192, smoothingTimeConstant: 0 });
      for (const element of document.querySelectorAll('audio[data-room]')) {
        if (element.muted || !element.srcObject?.getAudioTracks().length) continue;
        const gain = new GainNode(context, { gain: element.volume });
        context.createMediaStreamSource(element.srcObject).connect(gain).connect(analyser);
      }
      await new Promise((resolve) => setTimeout(resolve, 350));
      const levels = new Float32Array(analyser.frequencyBinCount);
      analyser.getFloatFrequencyData(levels);
      const bin = context.sampleRate / analyser.fftSize;
      await context.close();
      return Object.fromEntries(hertz.map((each) => {
        const at = Math.round(each / bin);
        return [each, Math.round(Math.max(...levels.slice(at - 2, at + 3)))];
      }));
    };
    /** Peak in dB of what comes out of the guard for a tone so loud, of half a second; the first 20 ms too. */
    window.guard = async (decibels) => {
      const context = new OfflineAudioContext(1, 24000, 48000);
      const gain = new GainNode(context, { gain: 10 ** (decibels / 20) });
      const { first, last } = window.hearingGuard(context);
      const oscillator = new OscillatorNode(context, { frequency: 997 });
      oscillator.connect(gain).connect(first);
      last.connect(context.destination);
      oscillator.start();
      const samples = (await context.startRendering()).getChannelData(0);
      return 20 * Math.log10(Math.max(...samples.map(Math.abs)));
    };
`;

async function enginePageScript(): Promise<string> {
  const built = await build({
    stdin: {
      contents: `
        import { createElement, useSyncExternalStore } from 'react';
        import { createRoot } from 'react-dom/client';
        import { createStore } from './src/client/store/store';
        import { userApi } from './src/client/api/userApi';
        import { keepInStep } from './src/client/app/area/keepInStep';
        import { createRoomSession } from './src/client/features/room/engine/createRoomSession';
        import { hearingGuard } from './src/client/features/room/engine/createMixer';
        import { RoomSound } from './src/client/features/room/engine/RoomSound';
        window.begin = (entry) => {
          const store = createStore();
          keepInStep(store);
          if (entry.kind === 'party') void store.dispatch(userApi.endpoints.whoAmI.initiate());
          const session = createRoomSession(store, entry);
          const Sound = () =>
            createElement(RoomSound, { room: useSyncExternalStore(session.subscribe, session.read) });
          createRoot(document.querySelector('main')).render(createElement(Sound));
          window.session = session;
          session.start();
        };
        window.hearingGuard = hearingGuard;`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    ...{ bundle: true, write: false, format: 'iife', jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
  });
  return `${built.outputFiles[0]?.text}
${MEDIA_SCRIPT}`;
}

/** A WAV file of a tone: 48 kHz, 16 bits, one channel, so many seconds. */
export function toneFile(hertz: number, seconds = 2): Buffer {
  const rate = 48_000;
  const samples = Int16Array.from({ length: rate * seconds }, (_, at) =>
    Math.round(8000 * Math.sin((2 * Math.PI * hertz * at) / rate)),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}
