import type { ModalProps } from 'antd';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadInTheEnd } from '../loading/loadInTheEnd';
import { onIdle } from '../loading/whenIdle';

interface DialogProps extends ModalProps {
  /** fetches Ant Design's */
  load?: () => Promise<ComponentType<ModalProps>>;
}

/** A loaded dialog is drawn at once wherever it is next opened. */
let here: ComponentType<ModalProps> | undefined;
const fetchModal = async () =>
  (here = (await import(/* webpackChunkName: "popups" */ './AntdModal')).AntdModal);

/**
 * Ant Design's dialog. No screen begins with one, so it comes in a chunk of its own, at the latest when one opens; where
 * the network is away then, it opens once it is back. Once it is there and nothing else is to do it stands by, closed:
 * the click that opens it then has only that to do.
 */
export function Dialog({ load = fetchModal, ...props }: DialogProps) {
  const [Modal, setModal] = useState<ComponentType<ModalProps> | null>(null);
  const isAwaited = Boolean(props.open) && !Modal;
  if (isAwaited && here && load === fetchModal) setModal(() => here ?? null);

  useEffect(
    () =>
      onIdle(window, () => {
        const standBy = (modal: ComponentType<ModalProps>) => startTransition(() => setModal(() => modal));
        void load().then(standBy, () => undefined);
      }),
    [load],
  );
  useEffect(() => {
    if (!isAwaited) return;
    let isWanted = true;
    void loadInTheEnd(load, () => isWanted).then((modal) => modal && isWanted && setModal(() => modal));
    return () => {
      isWanted = false;
    };
  }, [isAwaited, load]);

  return Modal && <Modal {...props} />;
}

/** For `preloadPopups`. */
export const preloadDialog = () => void fetchModal().catch(() => undefined);
