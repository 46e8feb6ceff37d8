import { useEffect, useEffectEvent } from 'react';
import type { Room } from '../engine/Room';
import type { RoomFacts } from '../page/RoomHeading';
import { channelsOf } from './channelsOf';

/** Where keys write or choose something of their own. */
const TYPES =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox]';
/** Where the space bar presses something of its own. */
const PRESSES = `button, a, summary, input, [role=button], [role=slider], [role=menuitem], [role=tab], [role=switch]`;

/** m mutes, v turns the camera off, space is held to talk, 1 to 9 choose a channel; none while somebody types or a dialog is open. */
export function useShortcuts(room: Room, facts: RoomFacts | null): void {
  const talks = useEffectEvent((isHeld: boolean, wasMuted: boolean) => {
    // Muted again only where it is still as the key left it.
    if (isHeld ? room.own.isMuted : wasMuted && !room.own.isMuted) room.actions.toggleMute();
  });
  const choose = useEffectEvent((place: number) => {
    const channel = room.meeting && channelsOf(room.meeting)[place];
    if (channel === undefined || channel === null) return;
    if (facts?.viewer === 'interpreter') room.actions.speakInto(channel);
    else room.actions.listenTo(channel);
  });
  const press = useEffectEvent((key: string) => {
    if (key === 'm') room.actions.toggleMute();
    else if (key === 'v') room.actions.toggleVideo();
    else if (/^[1-9]$/.test(key)) choose(Number(key) - 1);
    else return false;
    return true;
  });
  const isMuted = useEffectEvent(() => room.own.isMuted);
  useEffect(() => {
    let isTalking = false;
    const onDown = (event: KeyboardEvent) => {
      const { target, key, repeat } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const place = target instanceof Element ? target : document.body;
      if (place.closest(TYPES) || document.querySelector('[role=dialog]')?.checkVisibility()) return;
      if (key === ' ' && !place.closest(PRESSES)) {
        event.preventDefault();
        if (repeat || isTalking || !isMuted()) return;
        isTalking = true;
        talks(true, true);
      } else if (!repeat && press(key.toLowerCase())) event.preventDefault();
    };
    const release = () => {
      if (!isTalking) return;
      isTalking = false;
      talks(false, true);
    };
    const onUp = ({ key }: KeyboardEvent) => {
      if (key === ' ') release();
    };
    window.addEventListener('keydown', onDown);
    window.addEventListener('keyup', onUp);
    // The key may be let go where this page does not see it.
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', release);
      release();
    };
  }, []);
}
