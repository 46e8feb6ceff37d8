import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { AboutMe } from './AboutMe';
import { Certifications } from './Certifications';
import { Education } from './Education';
import { Experience } from './Experience';
import { FieldTabs } from './FieldTabs';
import { LanguageLevels } from './LanguageLevels';
import { OwnNote } from './OwnNote';
import { PriceTable } from './PriceTable';
import { ProfileCard } from './ProfileCard';
import { ProfileSection } from './ProfileSection';
import type { ProfileReader } from './useInterpreterProfile';

interface ProfileViewProps {
  profile: FilledProfile;
  reader: ProfileReader;
  /** stands for the sections of which nothing is known yet */
  rest?: ReactNode;
}

/** Everything that an interpreter publishes, in the specification's order. */
export function ProfileView({ profile, reader, rest }: ProfileViewProps) {
  const { t, i18n } = useTranslation();
  const { name, alias, nativeLanguage, location } = profile;
  const missing = t('common.notAvailable');
  const native = nativeLanguage && languageNameIn(nativeLanguage, i18n.language);
  return (
    <div className="dr-profile">
      {reader.isOwner && <OwnNote isPublished={profile.publishedAt !== null} />}
      <div className="dr-profile-columns">
        <header className="dr-profile-head">
          <h1>
            {name ?? missing}
            {alias && <span className="dr-profile-alias"> {t('profile.alias', { alias })}</span>}
          </h1>
          <dl className="dr-profile-origin">
            <div>
              <dt>{t('profile.facts.nativeLanguage')}</dt>
              <dd>{native ?? missing}</dd>
            </div>
            <div>
              <dt>{t('profile.facts.location')}</dt>
              <dd>{location ?? missing}</dd>
            </div>
          </dl>
        </header>
        <ProfileCard profile={profile} reader={reader} />
        <div className="dr-profile-sections">
          <FieldTabs profile={profile} />
          <LanguageLevels languages={profile.languages} />
          <AboutMe profile={profile} />
          {rest || <MoreSections profile={profile} />}
        </div>
      </div>
    </div>
  );
}

function MoreSections({ profile }: Pick<ProfileViewProps, 'profile'>) {
  const { t } = useTranslation();
  const { referenceCount, rank } = profile;
  return (
    <>
      <ProfileSection title={t('profile.references')}>
        <p>
          {referenceCount > 0
            ? t('profile.referenceCount', { count: referenceCount })
            : t('profile.noReferences')}
        </p>
      </ProfileSection>
      <PriceTable prices={profile.prices} verticals={profile.verticals} />
      <Education education={profile.education} />
      <Certifications certifications={profile.certifications} />
      <Experience experience={profile.experience} />
      <ProfileSection title={t('profile.rank')}>
        <p className="dr-profile-rank dr-numerals">
          {rank === null ? t('common.notAvailable') : t('profile.rankOf', { rank })}
        </p>
      </ProfileSection>
    </>
  );
}
