import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { endAcknowledged, selectSignOutReason } from '../../store/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';

/** Why somebody stands before the sign-in form though they were signed in: once, until they leave it. */
export function SignedOutNote() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const signOutReason = useAppSelector(selectSignOutReason);
  const [isShown] = useState(signOutReason === 'notIdentified');
  useEffect(() => {
    if (isShown) dispatch(endAcknowledged());
  }, [dispatch, isShown]);
  if (!isShown) return null;
  return (
    <p className="dr-signedOutNote" role="alert">
      {t('layout.session.notIdentified')}
    </p>
  );
}
