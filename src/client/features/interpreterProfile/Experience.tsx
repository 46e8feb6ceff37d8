import { useTranslation } from '../../i18n/useTranslation';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import { formatMeetingDate } from '../../ui/time/meetingTime';
import { unbroken } from '../../ui/text/unbroken';
import './Education.css';
import { ProfileSection } from './ProfileSection';

/** Positions: title, company, from when to when, and what was done there. */
export function Experience({ experience }: Pick<FilledProfile, 'experience'>) {
  const { t, i18n } = useTranslation();
  const missing = t('common.notAvailable');
  const day = (date: string) => unbroken(formatMeetingDate(date, i18n.language) ?? missing);
  return (
    <ProfileSection title={t('profile.experience')}>
      {experience.length === 0 ? (
        <p>{t('profile.noExperience')}</p>
      ) : (
        <ul className="dr-entries">
          {experience.map(({ id, title, company, startDate, endDate, description }, place) => (
            <li key={id ?? place}>
              <h3>{title || missing}</h3>
              <p>{company || missing}</p>
              <p className="dr-profile-quiet dr-numerals">
                {t('profile.span', {
                  start: startDate ? day(startDate) : missing,
                  end: endDate ? day(endDate) : t('profile.present'),
                })}
              </p>
              {description && (
                <p className="dr-profile-text" dir="auto">
                  {description}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
