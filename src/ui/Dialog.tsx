import type { ModalProps } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from './lazily';

const modal = lazily(async () => {
  const { AntdModal } = await import(/* webpackChunkName: "popups" */ './AntdModal');
  return AntdModal;
});

/** Ant Design's dialog. No screen begins with one, so it comes in a chunk of its own, at the latest when one opens. */
export function Dialog(props: ModalProps) {
  const [hasOpened, setOpened] = useState(false);
  if (props.open && !hasOpened) setOpened(true);
  return <Suspense>{hasOpened && <modal.Component {...props} />}</Suspense>;
}

/** For `preloadPopups`. */
export const preloadDialog = modal.preload;
