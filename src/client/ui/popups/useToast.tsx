import { useMemo } from 'react';
import { leaveInTime } from '../page/leaveInTime';
import { makeRoomBelow } from '../page/makeRoomBelow';
import { type Popups, usePopups } from './PopupsContext';
import './toast.css';

export interface ToastContent {
  title: string;
  text?: string;
  /** how long it stays; 0 until it is closed */
  seconds?: number;
  closable?: boolean;
}

export interface Toast {
  success(content: ToastContent): void;
  error(content: ToastContent): void;
  info(content: ToastContent): void;
}

type Notification = Popups['notification'];

const DEFAULT_SECONDS = 3;
/** There, a toast at the top would lie over what a form says is wrong, and over a dialog's way out. */
const PHONE = '(width < 600px)';

/** Which toast says what, for each place that shows some: what is said again takes the place of its first saying. */
const shown = new WeakMap<Notification, Map<string, string>>();
let count = 0;

/** Short words that come and go. Good news is a `status`, which waits; a failure is an `alert`, which does not. */
export function useToast(): Toast {
  const withPopups = usePopups();
  return useMemo(() => {
    const show = (type: keyof Toast, content: ToastContent) =>
      withPopups(({ notification }) => open(notification, type, content));
    return {
      success: (content) => show('success', content),
      error: (content) => show('error', content),
      info: (content) => show('info', content),
    };
  }, [withPopups]);
}

function open(
  notification: Notification,
  type: keyof Toast,
  { title, text, seconds = DEFAULT_SECONDS, closable = true }: ToastContent,
): void {
  const isPhone = window.matchMedia(PHONE).matches;
  const key = keyInsteadOf(notification, [type, title, text].join(' '));
  const leaving = seconds > 0 ? leaveInTime(seconds * 1000, () => notification.destroy(key)) : undefined;
  notification.open({
    key,
    type,
    // a page that is busy draws it late, and only from then on does it count
    title: <span ref={leaving?.stands}>{title}</span>,
    description: text,
    duration: false,
    ...(leaving && { props: leaving.rests }),
    closable,
    role: type === 'error' ? 'alert' : 'status',
    placement: isPhone ? 'bottom' : 'bottomRight',
  });
  if (isPhone) makeRoomBelow();
}

/** A key of its own each time, so that the seconds count anew and the words are read out again. */
function keyInsteadOf(notification: Notification, words: string): string {
  const keys = shown.get(notification) ?? new Map<string, string>();
  shown.set(notification, keys);
  const before = keys.get(words);
  if (before) notification.destroy(before);
  const key = `toast-${(count += 1)}`;
  keys.set(words, key);
  return key;
}
