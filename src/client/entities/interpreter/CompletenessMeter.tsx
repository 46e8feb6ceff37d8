import { Suspense, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { ProfileCompleteness, ProfilePart } from '../../../shared/domain/people/profileCompleteness';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import './CompletenessMeter.css';

/** The words are there before it. */
const { Component: CompletenessBar } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "completeness" */ './CompletenessBar')).CompletenessBar,
);

interface CompletenessMeterProps extends ProfileCompleteness {
  /** where a missing part is filled in */
  linkTo: (part: ProfilePart) => string;
}

/** How whole a profile is, and a way to each part that is missing. */
export function CompletenessMeter({ percent, missing, linkTo }: CompletenessMeterProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const words = t('profileEditor.completeness.percent', { percent });
  return (
    <section className="dr-completeness" aria-labelledby={titleId}>
      <div className="dr-completeness-head">
        <h2 id={titleId}>{t('profileEditor.completeness.title')}</h2>
        <strong className="dr-numerals">{words}</strong>
      </div>
      <div className="dr-completeness-bar">
        <Suspense>
          <CompletenessBar percent={percent} labelledBy={titleId} words={words} />
        </Suspense>
      </div>
      {missing.length === 0 ? (
        <p className="dr-completeness-words">{t('profileEditor.completeness.whole')}</p>
      ) : (
        <div className="dr-completeness-words">
          <p>{t('profileEditor.completeness.missing')}</p>
          <ul>
            {missing.map((part) => (
              <li key={part}>
                <Link to={linkTo(part)}>{t(`profileEditor.completeness.parts.${part}`)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
