import { useTranslation } from '../../i18n/useTranslation';

/** For the interpreter who looks at their own profile: whose eyes these are. */
export function OwnNote({ isPublished }: { isPublished: boolean }) {
  const { t } = useTranslation();
  return (
    <p role="note" className="dr-profile-own">
      {t(isPublished ? 'profile.own' : 'profile.ownUnpublished')}
    </p>
  );
}
