import type { ReactNode } from 'react';
import { Dialog } from '../../ui/popups/Dialog';
import './forms.css';

interface FormDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** the form; it begins anew each time */
  children: ReactNode;
}

/** A form over the list that it changes. */
export function FormDialog({ title, isOpen, onClose, children }: FormDialogProps) {
  return (
    <Dialog open={isOpen} title={title} width={560} onCancel={onClose} destroyOnHidden footer={null}>
      {children}
    </Dialog>
  );
}
