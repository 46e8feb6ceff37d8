import { Modal, type ModalProps } from 'antd';
import './dialogs.css';
import { useLayoutEffect } from 'react';

/** Ant Design's dialog, for `Dialog.tsx` to fetch. It fades in where it will stand, and keeps the page from scrolling. */
export function AntdModal(props: ModalProps) {
  usePageLock(props.open);
  return <Modal transitionName="ant-fade" scrollLock={false} {...props} />;
}

/** How many dialogs lie over the page now. */
let locks = 0;

/**
 * While it is locked the page under a dialog does not scroll, and nothing moves aside where a scrollbar goes away. Ant
 * Design's own lock writes a style element into the page, which the content policy refuses.
 */
export function usePageLock(isLocked?: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    if (locks === 0) {
      const before = document.body.offsetWidth;
      document.body.style.overflowY = 'hidden';
      // where a browser keeps the scrollbar's room (`scrollbar-gutter`), nothing is wider now
      const freed = document.body.offsetWidth - before;
      if (freed > 0) document.body.style.width = `calc(100% - ${freed}px)`;
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      document.body.style.removeProperty('overflow-y');
      document.body.style.removeProperty('width');
    };
  }, [isLocked]);
}
