import type { ModalProps } from 'antd';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { lazily } from './lazily';
import { whenQuiet } from './whenQuiet';

const load = async () => (await import(/* webpackChunkName: "popups" */ './AntdModal')).AntdModal;
const modal = lazily(load);

/**
 * Ant Design's dialog. No screen begins with one, so it comes in a chunk of its own, at the latest when one opens. Once
 * it is there and nothing else is to do it stands by, closed: the click that opens it then has only that to do.
 */
export function Dialog(props: ModalProps) {
  const [isWanted, setWanted] = useState(false);
  if (props.open && !isWanted) setWanted(true);
  useEffect(
    () =>
      whenQuiet(window, () => {
        // Where it does not come, only who opens one need hear of it.
        const standBy = () => startTransition(() => setWanted(true));
        void load().then(standBy, () => undefined);
      }),
    [],
  );
  return <Suspense>{isWanted && <modal.Component {...props} />}</Suspense>;
}

/** For `preloadPopups`. */
export const preloadDialog = modal.preload;
