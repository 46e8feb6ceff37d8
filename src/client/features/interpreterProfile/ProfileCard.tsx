import { useTranslation } from '../../i18n/useTranslation';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import { centsFromEuros, formatCents, formatWordPrice } from '../../../shared/domain/money/money';
import { Monogram } from '../../ui/facts/Monogram';
import './ProfileCard.css';
import { AtOnceMark } from '../../entities/interpreter/AtOnceMark';
import { InterpreterBadges } from '../../entities/interpreter/InterpreterBadges';
import { ProfileActions } from './ProfileActions';
import type { ProfileReader } from './useInterpreterProfile';
import { useInterpreterWords } from '../../entities/interpreter/useInterpreterWords';

interface ProfileCardProps {
  profile: FilledProfile;
  reader: ProfileReader;
}

/** The interpreter at a glance: portrait, credibility, experience, prices, and the next step. */
export function ProfileCard({ profile, reader }: ProfileCardProps) {
  const { t, i18n } = useTranslation();
  const { name, imageUrl, credibility, years, referenceCount, isFullTime, pricePerHour, pricePerWord } =
    profile;
  const facts = [
    [t('profile.facts.years'), years === null ? t('common.notAvailable') : String(years)],
    [t('profile.facts.references'), String(referenceCount)],
    [t('profile.facts.pricePerHour'), formatCents(centsFromEuros(pricePerHour), i18n.language)],
    [
      t('profile.facts.pricePerWord'),
      pricePerWord === null ? t('common.notAvailable') : formatWordPrice(pricePerWord, i18n.language),
    ],
  ] as const;
  return (
    <aside className="dr-profile-card" aria-label={t('profile.facts.name')}>
      <Monogram name={name ?? ''} imageUrl={imageUrl} size={112} />
      {credibility === null ? <p>{t('interpreters.new')}</p> : <CredibilityBars level={credibility} />}
      {profile.atOnce && <AtOnceMark />}
      {profile.id && <InterpreterBadges interpreterId={profile.id} />}
      <p className="dr-profile-workload">
        {t(isFullTime ? 'profile.facts.fullTime' : 'profile.facts.partTime')}
      </p>
      <dl className="dr-profile-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="dr-numerals">{value}</dd>
          </div>
        ))}
      </dl>
      {reader.isClient && profile.id && <ProfileActions profile={profile} id={profile.id} />}
    </aside>
  );
}

const BARS = [1, 2, 3, 4] as const;

/** The credibility level, 1 to 4, as four bars, and in words for who does not see them. */
function CredibilityBars({ level }: { level: number }) {
  const { t } = useTranslation();
  const words = useInterpreterWords();
  const said = t('profile.facts.credibilityText', { level: words.rating(level) });
  return (
    <div className="dr-credibility">
      <p>
        {t('profile.facts.credibility')} <span className="dr-numerals">{said}</span>
      </p>
      <div
        role="img"
        aria-label={t('common.labelled', { label: t('profile.facts.credibility'), value: said })}
        className="dr-credibility-bars"
      >
        {BARS.map((bar) => (
          <span key={bar} data-filled={bar <= Math.round(level)} />
        ))}
      </div>
    </div>
  );
}
