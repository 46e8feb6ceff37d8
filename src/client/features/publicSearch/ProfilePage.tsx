import type { TFunction } from 'i18next';
import type { PublicProfilePage, PublicReview } from '../../../shared/contract/interpreters/publicPages';
import { MEETING_SUBJECTS } from '../../../shared/domain/booking/bookingChoices';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { Standing } from '../../entities/interpreter/Standing';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { BadgeList } from './BadgeList';
import { FreeWeek } from './FreeWeek';
import { PlainFace } from '../../ui/facts/PlainFace';
import './ProfilePage.css';
import './publicPages.css';
import { usePublicWords } from './usePublicWords';

interface ProfilePageProps {
  page: PublicProfilePage;
  link: (path: string) => string;
}

/** An interpreter as strangers see one: who, how well, for how much, what others say, and when. */
export function ProfilePage({ page, link }: ProfilePageProps) {
  const { t } = useTranslation();
  const words = usePublicWords();
  const { person, description } = page;
  const price = words.price(person);
  return (
    <div className="dr-public">
      <p>
        <a className="dr-public-back" href={link(paths.interpreters)}>
          <span aria-hidden="true">← </span>
          {t('publicSearch.profile.back')}
        </a>
      </p>
      <article className="dr-profilePage" aria-labelledby="person">
        <header className="dr-profilePage-head">
          <PlainFace name={person.name} photoUrl={person.photoUrl} size={112} isFirst />
          <div>
            <h1 id="person">{person.name}</h1>
            <p className="dr-found-standing">
              <Standing rating={person.rating} reviewCount={person.reviewCount} />
            </p>
            {price && <p className="dr-found-price dr-numerals">{price}</p>}
            {person.confirmsAtOnce && <p className="dr-found-quiet">{t('publicSearch.atOnce')}</p>}
            <BadgeList badges={person.badges} />
          </div>
        </header>
        <div className="dr-profilePage-times">
          <FreeWeek page={page} link={link} />
        </div>
        <div className="dr-profilePage-words">
          <Languages page={page} />
          {description && (
            <section aria-labelledby="about">
              <h2 id="about">{t('publicSearch.profile.about')}</h2>
              <p className="dr-profilePage-about">{description}</p>
            </section>
          )}
          <Reviews page={page} />
        </div>
      </article>
    </div>
  );
}

function Languages({ page: { person } }: Pick<ProfilePageProps, 'page'>) {
  const { t, i18n } = useTranslation();
  const words = usePublicWords();
  return (
    <>
      <section aria-labelledby="languages">
        <h2 id="languages">{t('publicSearch.languages')}</h2>
        <dl className="dr-profilePage-languages">
          {person.languages.map(({ name, level }) => (
            <div key={name}>
              <dt>{languageNameIn(name, i18n.language)}</dt>
              {level && <dd>{t(`interpreters.levels.${level}`)}</dd>}
            </div>
          ))}
        </dl>
      </section>
      {person.fields.length > 0 && (
        <section aria-labelledby="fields">
          <h2 id="fields">{t('publicSearch.fields')}</h2>
          <p>{person.fields.map(words.vertical).join(' · ')}</p>
        </section>
      )}
    </>
  );
}

function Reviews({ page: { reviews, stars } }: Pick<ProfilePageProps, 'page'>) {
  const { t } = useTranslation();
  const words = usePublicWords();
  const total = stars.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t('publicSearch.profile.reviews')}</h2>
      {reviews.length === 0 ? (
        <p className="dr-found-quiet">{t('publicSearch.profile.noReviews')}</p>
      ) : (
        <ul className="dr-profilePage-stars">
          {stars.map(({ star, count }) => (
            <li key={star}>
              <span aria-hidden="true">★ {star}</span>
              <span className="dr-visuallyHidden">{t('publicSearch.profile.review', { rating: star })}</span>
              <meter min={0} max={total} value={count} aria-hidden="true" />
              <span className="dr-numerals">{t('interpreters.reviews', { count })}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className="dr-profilePage-reviews">
        {reviews.map((review, place) => (
          <li key={place}>
            <Review review={review} shown={words.rating(review.rating)} month={words.month(review.month)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Review({ review, shown, month }: { review: PublicReview; shown: string; month: string }) {
  const { t } = useTranslation();
  const { text, field, answer } = review;
  return (
    <>
      <p className="dr-found-standing">
        <span aria-hidden="true">★ {shown}</span>
        <span className="dr-visuallyHidden">{t('publicSearch.profile.review', { rating: shown })}</span>
      </p>
      {text && <blockquote>{text}</blockquote>}
      <p className="dr-found-quiet">
        {field
          ? t('publicSearch.profile.reviewOfField', { month, field: subjectIn(field, t) })
          : t('publicSearch.profile.reviewOf', { month })}
      </p>
      {answer && (
        <blockquote className="dr-profilePage-answer">
          <span className="dr-found-quiet">{t('publicSearch.profile.answer')}</span> {answer}
        </blockquote>
      )}
    </>
  );
}

/** The specification's subjects have words; others are as they were written. */
function subjectIn(subject: string, t: TFunction): string {
  const known = MEETING_SUBJECTS.find((each) => each === subject);
  return known ? t(`ui.subjects.${known}`) : subject;
}
