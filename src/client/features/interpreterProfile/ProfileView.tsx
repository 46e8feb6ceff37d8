import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { type FilledProfile, cleanPriceLabel } from '../../../shared/domain/people/filledProfile';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { AboutMe } from './AboutMe';
import { Certifications } from './Certifications';
import { Education } from './Education';
import { Experience } from './Experience';
import { FieldTabs } from './FieldTabs';
import { PriceTable } from './PriceTable';
import { ProfileCard } from './ProfileCard';
import { ProfileTimes } from './ProfileTimes';
import { ProfileSection } from './ProfileSection';
import type { ProfileReader } from './useInterpreterProfile';

/** They stand far down the page. */
const { Component: InterpreterReviews } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "reviews" */ '../../entities/review/InterpreterReviews'))
      .InterpreterReviews,
);

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
          {reader.isClient && profile.id && profile.offersInterpretation && (
            <ProfileTimes profile={profile} id={profile.id} />
          )}
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
      {profile.id && (
        <ProfileSection title={t('reviews.title')}>
          <Suspense fallback={<p role="status">{t('reviews.loading')}</p>}>
            <InterpreterReviews interpreterId={profile.id} name={profile.name ?? ''} />
          </Suspense>
        </ProfileSection>
      )}
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

/** For the interpreter who looks at their own profile: whose eyes these are. */
function OwnNote({ isPublished }: { isPublished: boolean }) {
  const { t } = useTranslation();
  return (
    <p role="note" className="dr-profile-own">
      {t(isPublished ? 'profile.own' : 'profile.ownUnpublished')}
    </p>
  );
}

/** The specification's fixed level: who interprets a language masters it. */
const LEVEL = 10;

/** The languages interpreted between, each with its bar. */
function LanguageLevels({ languages }: { languages: readonly string[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ProfileSection title={t('profile.languages')}>
      {languages.length === 0 ? (
        <p>{t('common.notAvailable')}</p>
      ) : (
        <ul className="dr-levels">
          {languages.map((language) => (
            <li key={language}>
              <span>{languageNameIn(cleanPriceLabel(language), i18n.language)}</span>
              <span className="dr-numerals">{t('profile.level', { level: LEVEL })}</span>
              <span className="dr-level-bar" aria-hidden="true" />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
