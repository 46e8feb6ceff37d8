import { Checkbox } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import './Education.css';
import { ProfileSection } from './ProfileSection';

const DEGREES = ['university', 'ongoingLearning', 'associations', 'certificates'] as const;

/** Education: checkboxes where the interpreter ticked any, and their own words. */
export function Education({ education }: Pick<FilledProfile, 'education'>) {
  const { t } = useTranslation();
  const hasTicked = DEGREES.some((degree) => education[degree]);
  return (
    <ProfileSection title={t('profile.education')}>
      {hasTicked && (
        <ul className="dr-degrees">
          {DEGREES.map((degree) => (
            <li key={degree}>
              <Checkbox checked={education[degree]} disabled>
                {t(`profile.degrees.${degree}`)}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      {(education.text !== null || !hasTicked) && (
        <p className="dr-profile-text">{education.text ?? t('common.notAvailable')}</p>
      )}
    </ProfileSection>
  );
}
