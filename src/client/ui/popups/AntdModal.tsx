import { Modal, type ModalProps } from 'antd';
import './dialogs.css';
import { usePageLock } from './usePageLock';

/** Ant Design's dialog, for `Dialog.tsx` to fetch. It fades in where it will stand, and keeps the page from scrolling. */
export function AntdModal(props: ModalProps) {
  usePageLock(props.open);
  return <Modal transitionName="ant-fade" scrollLock={false} {...props} />;
}
