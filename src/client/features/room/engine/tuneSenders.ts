import type { Seat } from '../createSeat';
import type { SenderWishes } from './lineQuality';

const SCREEN_BPS = 1_500_000;
const SCREEN_FRAMERATE = 15;

/** Sets how much each of one line's senders may send. A browser that refuses in the middle of an agreement is asked again later. */
export async function tuneSenders(
  { audio, video, screen }: Seat['senders'],
  wishes: SenderWishes,
): Promise<void> {
  const { isActive, maxBitrate, scaleDown, maxFramerate } = wishes.picture;
  await Promise.all([
    tune(audio, { maxBitrate: wishes.sound, priority: 'high' }),
    tune(video, {
      active: isActive,
      maxBitrate,
      scaleResolutionDownBy: scaleDown,
      maxFramerate,
      priority: 'low',
    }),
    tune(screen, { maxBitrate: SCREEN_BPS, maxFramerate: SCREEN_FRAMERATE, priority: 'low' }),
  ]);
}

async function tune(
  sender: RTCRtpSender | undefined,
  wanted: Partial<RTCRtpEncodingParameters>,
): Promise<void> {
  if (!sender?.track) return;
  const parameters = sender.getParameters();
  const encoding = parameters.encodings?.[0];
  if (!encoding || !isOther(encoding, wanted)) return;
  Object.assign(encoding, wanted);
  await sender.setParameters(parameters).catch(() => undefined);
}

function isOther(encoding: RTCRtpEncodingParameters, wanted: Partial<RTCRtpEncodingParameters>): boolean {
  return Object.entries(wanted).some(
    ([key, value]) => encoding[key as keyof RTCRtpEncodingParameters] !== value,
  );
}
