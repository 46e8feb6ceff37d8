import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import './AccountToast.css';

export interface AccountToastContent {
  kind: 'success' | 'error';
  title: string;
  text?: string;
}

/** How long it stays, in milliseconds (specification, section 8). */
const STAYS_MS = 3000;

interface AccountToastProps {
  toast: AccountToastContent | null;
  onClose: () => void;
}

/** A toast without Ant Design, which the sign-in pages do without. Its live regions stand before it speaks. */
export function AccountToast({ toast, onClose }: AccountToastProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(onClose, STAYS_MS);
    return () => clearTimeout(timer);
  }, [toast, onClose]);
  const words = toast && (
    <div className="dr-accountToast" data-kind={toast.kind}>
      <div>
        <p className="dr-accountToast-title">{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <button type="button" className="dr-iconButton" aria-label={t('common.close')} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
  return (
    <>
      <div role="status">{toast?.kind === 'success' && words}</div>
      <div role="alert">{toast?.kind === 'error' && words}</div>
    </>
  );
}
