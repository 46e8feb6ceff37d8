import type { FoundPerson } from '../../../shared/contract/interpreters/publicPages';
import { Standing } from '../../entities/interpreter/Standing';
import { useTranslation } from '../../i18n/useTranslation';
import { BadgeList } from './BadgeList';
import { PlainFace } from '../../ui/facts/PlainFace';
import { usePublicWords } from './usePublicWords';

interface FoundInterpreterProps {
  person: FoundPerson;
  /** the path of a page, with what its address must keep */
  link: (path: string) => string;
  /** the reader's zone is not known, so each card says its own */
  saysZone: boolean;
  isFirst: boolean;
}

/** One interpreter of the results. */
export function FoundInterpreter({ person, link, saysZone, isFirst }: FoundInterpreterProps) {
  const { t } = useTranslation();
  const words = usePublicWords();
  const { slug, name, zone, nextFree } = person;
  const price = words.price(person);
  const [first] = nextFree;
  return (
    <article className="dr-found" aria-labelledby={slug}>
      <PlainFace name={name} photoUrl={person.photoUrl} size={64} isFirst={isFirst} />
      <div className="dr-found-head">
        <h3 id={slug}>{name}</h3>
        <p className="dr-found-standing">
          <Standing rating={person.rating} reviewCount={person.reviewCount} />
        </p>
      </div>
      <div className="dr-found-body">
        <p className="dr-found-languages">{words.languages(person.languages.map((each) => each.name))}</p>
        {person.fields.length > 0 && (
          <p className="dr-found-quiet">{person.fields.map(words.vertical).join(' · ')}</p>
        )}
        {person.confirmsAtOnce && <p className="dr-found-quiet">{t('publicSearch.atOnce')}</p>}
        <BadgeList badges={person.badges} />
        <div className="dr-found-times">
          <p id={`${slug}-free`} className="dr-found-label">
            {t('publicSearch.nextFree')}
            {saysZone && first && <span> · {words.zone(zone, first.startsAt)}</span>}
          </p>
          {first ? (
            <ul aria-labelledby={`${slug}-free`}>
              {nextFree.map((time) => (
                <li key={time.startsAt}>
                  <a className="dr-time" href={time.askPath}>
                    <span className="dr-visuallyHidden">{t('publicSearch.askFor')} </span>
                    <time dateTime={time.startsAt}>{words.moment(time, zone)}</time>
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <p className="dr-found-quiet">{t('publicSearch.noFree')}</p>
          )}
        </div>
      </div>
      <div className="dr-found-foot">
        {price && <p className="dr-found-price dr-numerals">{price}</p>}
        <a className="dr-button" href={link(person.profilePath)} aria-describedby={slug}>
          {t('publicSearch.viewProfile')}
        </a>
      </div>
    </article>
  );
}
