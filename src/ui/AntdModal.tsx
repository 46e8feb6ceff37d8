import { Modal, type ModalProps } from 'antd';

/** Ant Design's dialog, for `Dialog.tsx` to fetch. */
export function AntdModal(props: ModalProps) {
  return <Modal {...props} />;
}
