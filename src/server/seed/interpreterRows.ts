import type { Insertable } from 'kysely';
import { interpreterSearchText } from '../db/interpreterSearchText';
import type { InterpretersTable, Tables } from '../db/tables';
import { demoId } from '../platform/demo/demoAccounts';
import { WAITING_INTERPRETER } from './demoInstitute';
import type { IdentifiedInterpreter } from './demoInterpreters';
import type { LanguageLevel } from '../../shared/domain/people/listing';
import type { WeeklyHours } from '../../shared/domain/time/weeklyHours';

type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;

export interface InterpreterRows {
  interpreters: Insertable<InterpretersTable>;
  interpreter_languages: Row<'interpreter_languages'>[];
  interpreter_verticals: Row<'interpreter_verticals'>[];
  interpreter_certifications: Row<'interpreter_certifications'>[];
  interpreter_experience: Row<'interpreter_experience'>[];
  interpreter_prices: Row<'interpreter_prices'>[];
  weekly_hours: Row<'weekly_hours'>[];
}

/** Rows of a demo interpreter; `place` is their place in the list and gives them variety. */
export function interpreterRows(person: IdentifiedInterpreter, place: number, now: Date): InterpreterRows {
  const { id, languages, verticals, rates, years } = person;
  const [hourly, word] = rates;
  const isNew = years <= 1;
  return {
    interpreters: {
      user_id: id,
      alias: person.alias ?? null,
      native_language: languages[0],
      location: person.place,
      description: person.about,
      translation_tools:
        ['memoQ, InterpretBank', 'SDL Trados, Interpreters’ Help', 'InterpretBank'][place % 3] ?? null,
      starting_price_per_word_cents: word === null ? null : Math.round(word * 100),
      hourly_price_cents: hourly === null ? null : hourly * 100,
      // made of the reviews, once there are any
      credibility_level: null,
      years_experience: years,
      is_full_time: place % 3 !== 2,
      ranking: place + 1,
      has_university: place % 5 !== 4,
      has_ongoing_learning: place % 2 === 0,
      has_associations: place % 3 === 0,
      has_certificates: person.certificates.length > 0,
      education_text: null,
      published_at: isNew ? null : now,
      listing_state: id === WAITING_INTERPRETER ? 'in_review' : 'listed',
      listing_since: now,
      confirms_at_once: person.atOnceMinutes !== undefined,
      ...(person.atOnceMinutes !== undefined && { at_once_notice_minutes: person.atOnceMinutes }),
      search_text: interpreterSearchText({
        name: person.name.join(' '),
        alias: person.alias ?? null,
        description: person.about,
        languages,
        verticals,
      }),
    },
    interpreter_languages: languages.map((language, position) => ({
      interpreter_id: id,
      language,
      position,
      level: LEVELS[position] ?? 'C1',
    })),
    interpreter_verticals: verticals.map((name, position) => ({ interpreter_id: id, name, position })),
    interpreter_certifications: person.certificates.map(([name, issuing_body, issued_on]) => {
      return { id: demoId(`${id} ${name}`), interpreter_id: id, name, issuing_body, issued_on };
    }),
    interpreter_experience: person.work.map(([title, company, from, to, description]) => {
      const started_on = `${from}-01`;
      const ended_on = to === null ? null : `${to}-28`;
      return {
        id: demoId(`${id} ${company}`),
        interpreter_id: id,
        title,
        company,
        started_on,
        ended_on,
        description,
      };
    }),
    interpreter_prices: word === null ? [] : priceRows(person, Math.round(word * 100)),
    weekly_hours: (WORKING_HOURS[place % WORKING_HOURS.length] ?? []).map((stretch) => ({
      interpreter_id: id,
      ...stretch,
    })),
  };
}

/** Of the first language, the second and so on. */
const LEVELS: readonly LanguageLevel[] = ['native', 'C2'];

/** A specialist's first field is the cheapest, and a third language costs a cent more. */
function priceRows({ id, languages, verticals }: IdentifiedInterpreter, startingCents: number) {
  return languages.flatMap((language, away) =>
    verticals.map((vertical, field) => {
      const price_per_word_cents = startingCents + field + (away > 1 ? 1 : 0);
      return { interpreter_id: id, language, vertical, price_per_word_cents };
    }),
  );
}

/**
 * Ways to spread a week's work, by turns. The demo interpreter, the first, is there day and night: whoever tries the
 * demo books for the next half hour, and no clock may stand in the way.
 */
const WORKING_HOURS: readonly WeeklyHours[][] = [
  week([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00'),
  week([1, 2, 3, 4, 5], '09:00', '17:00'),
  week([1, 2, 3, 4, 5], '08:00', '16:30'),
  [...week([1, 2, 3, 4], '10:00', '18:30'), ...week([5], '10:00', '16:00'), ...week([6], '10:00', '14:00')],
  [...week([1, 2, 3, 4, 5], '09:00', '12:30'), ...week([1, 2, 3, 4, 5], '13:30', '18:00')],
];

function week(days: readonly number[], opens: string, closes: string): WeeklyHours[] {
  return days.map((weekday) => ({ weekday, opens, closes }));
}
