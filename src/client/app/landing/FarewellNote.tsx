import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router-dom';
import './FarewellNote.css';

/** Tells who has just deleted their account that it is done: once, for a reload or a way back knows nothing of it. */
export function FarewellNote() {
  const { t } = useTranslation();
  const { state } = useLocation() as { state: { farewell?: unknown } | null };
  const navigate = useNavigate();
  const [isShown] = useState(state?.farewell === 'accountDeleted');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    void navigate('.', { replace: true, state: null });
    note.current?.focus();
  }, [isShown, navigate]);
  if (!isShown) return null;
  return (
    <div ref={note} className="dr-farewell" role="status" tabIndex={-1}>
      <strong>{t('landing.accountDeleted.title')}</strong> {t('landing.accountDeleted.text')}
    </div>
  );
}
