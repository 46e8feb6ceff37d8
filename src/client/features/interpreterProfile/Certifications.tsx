import { useTranslation } from '../../i18n/useTranslation';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import { formatMeetingDate } from '../../ui/time/meetingTime';
import { useInterpreterWords } from '../../entities/interpreter/useInterpreterWords';
import './Education.css';
import { ProfileSection } from './ProfileSection';

/** Certificates: name, issuer and date. */
export function Certifications({ certifications }: Pick<FilledProfile, 'certifications'>) {
  const { t, i18n } = useTranslation();
  const words = useInterpreterWords();
  const missing = t('common.notAvailable');
  return (
    <ProfileSection title={t('profile.certifications')}>
      {certifications.length === 0 ? (
        <p>{t('profile.noCertifications')}</p>
      ) : (
        <>
          <p className="dr-profile-quiet">{t('profile.certificationsStated')}</p>
          <ul className="dr-entries">
            {certifications.map(({ id, name, issuingBody, date }, place) => (
              <li key={id ?? place}>
                <h3>{(name && words.certification(name)) || missing}</h3>
                <p>{issuingBody || missing}</p>
                <p className="dr-profile-quiet dr-numerals">
                  {(date && formatMeetingDate(date, i18n.language)) ?? missing}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </ProfileSection>
  );
}
