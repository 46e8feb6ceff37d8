import type { FreeTime, PublicProfilePage } from '../../../shared/contract/interpreters/publicPages';
import { publicProfilePath } from '../../../shared/domain/people/publicName';
import { PROFILE_WEEKS, SEARCH_KEYS } from '../../../shared/domain/people/publicSearch';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { DAY_PARTS, partOf } from '../../entities/slots/slotDays';
import { useTranslation } from '../../i18n/useTranslation';
import { DAY_IN_LIST, usePublicWords } from './usePublicWords';

/** So many days with free times are unfolded from the start. */
const OPEN_DAYS = 2;

interface FreeWeekProps {
  page: PublicProfilePage;
  link: (path: string) => string;
}

/** Seven days with the times that can be asked for, each a link; the week before and after are other addresses. */
export function FreeWeek({ page, link }: FreeWeekProps) {
  const { t } = useTranslation();
  const words = usePublicWords();
  const { person, days, week, nextFree } = page;
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const isEmpty = days.every(({ times }) => times.length === 0);
  const opened = days
    .filter(({ times }) => times.length > 0)
    .map(({ date }) => date)
    .slice(0, OPEN_DAYS);
  return (
    <section role="group" className="dr-freeWeek" aria-labelledby="free-times">
      <h2 id="free-times">{t('publicSearch.profile.freeTimes')}</h2>
      <p>
        {t(`publicSearch.profile.${person.confirmsAtOnce ? 'askLeadAtOnce' : 'askLead'}`, {
          name: person.name,
        })}
      </p>
      <p className="dr-found-quiet" data-shown-zone={person.zone}>
        {t('publicSearch.zone', { zone: words.zone(person.zone, `${first}T12:00:00Z`) })}{' '}
        <a hidden data-own-zone href={publicProfilePath(person.slug)}>
          {t('publicSearch.inMyZone')}
        </a>
      </p>
      <div className="dr-freeWeek-pages">
        <p className="dr-strong">
          {t('publicSearch.profile.week', {
            first: words.day(first, DAY_IN_LIST),
            last: words.day(last, DAY_IN_LIST),
          })}
        </p>
        <nav aria-label={t('publicSearch.profile.freeTimes')}>
          {week > 0 && (
            <a className="dr-button" href={link(weekPath(page, week - 1))}>
              {t('publicSearch.profile.earlier')}
            </a>
          )}
          {week < PROFILE_WEEKS - 1 && (
            <a className="dr-button" href={link(weekPath(page, week + 1))}>
              {t('publicSearch.profile.later')}
            </a>
          )}
        </nav>
      </div>
      {isEmpty && <p>{t('publicSearch.profile.noneThisWeek')}</p>}
      {nextFree && (
        <a className="dr-time" href={nextFree.askPath}>
          {t('publicSearch.profile.nextFree', { time: words.moment(nextFree, person.zone) })}
        </a>
      )}
      {!isEmpty && (
        <ol className="dr-freeWeek-days">
          {days.map((day) => (
            <li key={day.date}>
              <Day day={day} zone={person.zone} isOpen={opened.includes(day.date)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface DayProps {
  day: PublicProfilePage['days'][number];
  zone: string;
  isOpen: boolean;
}

/** Further days, and the night of each, are folded: the browser unfolds them without a script. */
function Day({ day: { date, times }, zone, isOpen }: DayProps) {
  const { t } = useTranslation();
  const words = usePublicWords();
  const parts = DAY_PARTS.map((part) => ({
    part,
    times: times.filter(({ startsAt }) => partOf(wallClock(startsAt, zone).time) === part),
  })).filter((each) => each.times.length > 0);
  const name = <h3>{words.day(date, DAY_IN_LIST)}</h3>;
  if (times.length === 0) {
    return (
      <div className="dr-freeWeek-closed">
        {name}
        <p className="dr-found-quiet">{t('publicSearch.profile.none')}</p>
      </div>
    );
  }
  return (
    <details open={isOpen}>
      <summary>
        {name}{' '}
        <span className="dr-found-quiet">{t('publicSearch.profile.times', { count: times.length })}</span>
      </summary>
      {parts.map(({ part, times: some }) =>
        part === 'night' ? (
          <details key={part} className="dr-freeWeek-night">
            <summary>{t('publicSearch.profile.night')}</summary>
            <Times times={some} zone={zone} />
          </details>
        ) : (
          <div key={part}>
            <p className="dr-freeWeek-part">{t(`publicSearch.profile.${part}`)}</p>
            <Times times={some} zone={zone} />
          </div>
        ),
      )}
    </details>
  );
}

function Times({ times, zone }: { times: readonly FreeTime[]; zone: string }) {
  const { t } = useTranslation();
  const words = usePublicWords();
  return (
    <ul>
      {times.map((time) => (
        <li key={time.startsAt}>
          <a className="dr-time" href={time.askPath}>
            <span className="dr-visuallyHidden">{t('publicSearch.askFor')} </span>
            <time dateTime={time.startsAt}>{words.clock(time, zone)}</time>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Another week of the same profile, with the pair and the zone that were chosen. */
function weekPath({ person, from, to, isReadersZone }: PublicProfilePage, week: number): string {
  const query = new URLSearchParams();
  if (from) query.set(SEARCH_KEYS.from, from);
  if (to) query.set(SEARCH_KEYS.to, to);
  if (isReadersZone) query.set(SEARCH_KEYS.zone, person.zone);
  if (week > 0) query.set(SEARCH_KEYS.week, String(week));
  const path = publicProfilePath(person.slug);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
