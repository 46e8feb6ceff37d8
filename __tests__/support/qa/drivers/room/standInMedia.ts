import type { Page } from 'playwright-core';

/**
 * Stands in for a computer's camera and microphone, the browser's question about them, and the network between two browsers: real
 * tracks and real connections, answered, pulled out and cut as a walk says. Text, because it runs in the page.
 */
const STAND_IN_MEDIA = `{
  localStorage.removeItem('roomDevices');
  const waiting = [];
  let mayGoOn = false, hasCamera = true, isBroken = false, isCut = false, isWeak = false;
  const answered = () => (mayGoOn ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)));
  const open = { audio: null, video: null };
  const kept = [];
  const sound = () => {
    const context = new AudioContext();
    const out = context.createMediaStreamDestination();
    kept.push(context, out);
    return out.stream.getAudioTracks()[0];
  };
  const picture = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const pen = canvas.getContext('2d');
    let turn = 0;
    setInterval(() => { pen.fillStyle = 'hsl(' + (turn += 40) + ' 60% 50%)'; pen.fillRect(0, 0, 320, 180); }, 200);
    kept.push(canvas);
    return canvas.captureStream(5).getVideoTracks()[0];
  };
  const listed = () => [
    { kind: 'audioinput', deviceId: 'headset', groupId: '', label: 'Headset' },
    { kind: 'audioinput', deviceId: 'laptop', groupId: '', label: 'Laptop' },
    ...(hasCamera ? [{ kind: 'videoinput', deviceId: 'camera', groupId: '', label: 'Camera' }] : []),
  ];
  const { mediaDevices } = navigator;
  mediaDevices.enumerateDevices = async () => (await answered(), listed());
  mediaDevices.getUserMedia = async ({ audio, video }) => {
    await answered();
    if (isBroken) return {};
    if (video && !hasCamera) throw new DOMException('', 'NotFoundError');
    if (audio) open.audio = sound();
    if (video) open.video = picture();
    return new MediaStream([...(audio ? [open.audio] : []), ...(video ? [open.video] : [])]);
  };
  const goOn = () => { mayGoOn = true; for (const next of waiting.splice(0)) next(); };
  const end = (kind) => { open[kind].stop(); open[kind].dispatchEvent(new Event('ended')); };
  const isLive = (kind) => open[kind]?.readyState === 'live';
  const noticed = () => mediaDevices.dispatchEvent(new Event('devicechange'));

  const lines = [];
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...given) { super(...given); lines.push(this); }
    get connectionState() { return isCut && this.real === 'connected' ? 'disconnected' : this.real; }
    get real() { return super.connectionState; }
    getStats() {
      return isWeak
        ? Promise.resolve(new Map([['r', { id: 'r', type: 'remote-inbound-rtp', fractionLost: 0.5 }]]))
        : super.getStats();
    }
  };
  const retell = () => { for (const line of lines) line.dispatchEvent(new Event('connectionstatechange')); };

  window.standInMedia = {
    ask: () => { mayGoOn = false; },
    answer: (withCamera) => { hasCamera = withCamera; goOn(); },
    answerNonsense: () => { isBroken = true; goOn(); },
    // While the question still stands, what is asked for from now on is answered at once.
    isChangedBeneath: (withCamera) => { hasCamera = withCamera; mayGoOn = true; noticed(); },
    isAsking: () => waiting.length > 0,
    unplugCamera: () => { hasCamera = false; if (isLive('video')) end('video'); noticed(); },
    plugCamera: () => { const isNew = !hasCamera; hasCamera = true; if (isNew) noticed(); else end('audio'); },
    isReached: () => lines.some((line) => line.real === 'connected'),
    cut: () => { isCut = true; retell(); },
    mend: () => { isCut = false; retell(); },
    weaken: () => { isWeak = true; },
    strengthen: () => { isWeak = false; },
  };
}`;

/** Seen from outside, of what the stand-in tells. */
export interface MediaWindow {
  standInMedia: { isReached: () => boolean };
}

/** In the page from its next address on; whoever comes only to be there has answered the browser before. */
export async function standInMedia(page: Page, { isAnswered }: { isAnswered: boolean }): Promise<void> {
  const content = isAnswered ? `${STAND_IN_MEDIA};standInMedia.answer(true);` : STAND_IN_MEDIA;
  await page.addInitScript({ content });
}

/** The stand-in's own words to the page. */
export function inMedia<Answer>(page: Page, words: string): Promise<Answer> {
  return page.evaluate<Answer>(`standInMedia.${words}`);
}
