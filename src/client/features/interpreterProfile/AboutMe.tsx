import { useTranslation } from '../../i18n/useTranslation';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import { useInterpreterWords } from '../../entities/interpreter/useInterpreterWords';
import { ProfileSection } from './ProfileSection';

/** The interpreter's profession, and how to reach them where the reader may know. */
export function AboutMe({ profile }: { profile: FilledProfile }) {
  const { t } = useTranslation();
  const words = useInterpreterWords();
  const { languages, verticals, offersInterpretation, email } = profile;
  const facts = [
    [
      t('profile.facts.bookings'),
      t(offersInterpretation ? 'profile.facts.takesBookings' : 'profile.facts.takesNone'),
    ],
    [t('profile.languages'), words.languages(languages) || t('common.notAvailable')],
    [t('profile.verticals'), verticals.map(words.vertical).join(' · ')],
  ] as const;
  return (
    <ProfileSection title={t('profile.about')}>
      <dl className="dr-profile-facts dr-profile-about">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('gallery.contact.email')}</dt>
          <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : t('gallery.contact.hidden')}</dd>
        </div>
      </dl>
    </ProfileSection>
  );
}
