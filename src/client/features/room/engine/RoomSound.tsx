import { useEffect, useRef } from 'react';
import { sendTo } from './devices/playTestSound';
import { FLOOR, type Room } from './Room';

interface RoomSoundProps {
  room: Pick<Room, 'people' | 'sound'>;
}

/** The others' sound: one element each, or one that plays the mix while those are muted. It shows nothing. */
export function RoomSound({ room: { people, sound } }: RoomSoundProps) {
  const { mix, loudspeaker, volumeOf, onBlocked, resume } = sound;
  useEffect(() => {
    const pressed = () => {
      resume();
      for (const each of document.querySelectorAll<HTMLMediaElement>('audio[data-room]')) {
        if (each.paused && each.srcObject) each.play().catch(() => undefined);
      }
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', pressed);
    };
  }, [resume]);
  return (
    <>
      {people.map(({ visitId, name, channel, stream }) => (
        <Sound
          key={visitId}
          marks={{ 'data-person': name, 'data-channel': channel === FLOOR ? 'Floor' : channel }}
          {...{ stream, loudspeaker, onBlocked }}
          volume={volumeOf(visitId)}
          isMuted={mix !== null || volumeOf(visitId) === 0}
        />
      ))}
      {mix && (
        <Sound
          marks={{ 'data-mix': '' }}
          stream={mix}
          volume={1}
          isMuted={false}
          {...{ loudspeaker, onBlocked }}
        />
      )}
    </>
  );
}

interface SoundProps {
  marks: Record<`data-${string}`, string>;
  stream: MediaStream | null;
  /** 0 to 1 */
  volume: number;
  isMuted: boolean;
  loudspeaker: string | null;
  onBlocked: () => void;
}

function Sound({ marks, stream, volume, isMuted, loudspeaker, onBlocked }: SoundProps) {
  const element = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    audio.srcObject = stream;
    // jsdom answers nothing here.
    const playing = stream ? (audio.play() as Promise<void> | undefined) : undefined;
    playing?.catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') onBlocked();
    });
    return () => void (audio.srcObject = null);
  }, [stream, onBlocked]);
  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    audio.volume = volume;
    audio.muted = isMuted;
  }, [volume, isMuted]);
  useEffect(() => {
    if (element.current) void sendTo(element.current, loudspeaker);
  }, [loudspeaker]);
  return <audio ref={element} data-room="" autoPlay {...marks} />;
}
