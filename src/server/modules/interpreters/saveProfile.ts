import { randomUUID } from 'node:crypto';
import { AppError } from '../../../shared/contract/base/errors';
import type { InterpreterProfileChange } from '../../../shared/contract/interpreters/interpreterProfileChange';
import { centsFromEuros } from '../../../shared/domain/money/money';
import type { LanguageLevel } from '../../../shared/domain/people/listing';
import { MIN_PROFILE_LANGUAGES } from '../../../shared/domain/people/profileRules';
import type { Queries } from '../../db/database';
import { languagesOf, levelledLanguagesOf } from './interpreterParts';
import { setProfileColumns } from './service/interpreterProfiles';
import { findCertifications, findExperience, replaceList } from './profileLists';
import { writeSearchText } from './service/writeSearchText';
import { profileColumns } from './profileColumns';

/**
 * Writes what a change names, inside the caller's transaction and lock. Entries that were there keep their ids.
 * Throws INVALID where the profile would be left with fewer than two languages.
 */
export async function saveProfile(
  queries: Queries,
  id: string,
  change: InterpreterProfileChange,
): Promise<void> {
  await setProfileColumns(queries, id, profileColumns(change));
  const { professionalInfo, verticals, pricing, certifications, experience } = change;
  if (professionalInfo?.languages || professionalInfo?.languageLevels) {
    const before = await levelledLanguagesOf(queries, id);
    const levels = { ...Object.fromEntries(before), ...professionalInfo.languageLevels };
    const languages = professionalInfo.languages ?? [...before.keys()];
    const rows = languages.map((language, position) => ({
      language,
      position,
      level: (levels as Partial<Record<string, LanguageLevel | null>>)[language] ?? null,
    }));
    await replaceList(queries, 'interpreter_languages', id, rows);
  }
  if (verticals) {
    const rows = verticals.map(({ name }, position) => ({ name, position }));
    await replaceList(queries, 'interpreter_verticals', id, rows);
  }
  if (pricing) await replaceList(queries, 'interpreter_prices', id, priceRows(pricing.interpretation));
  if (certifications) {
    const idFor = keptIds(await findCertifications(queries, id));
    const rows = certifications.map((each) => ({
      id: idFor(each.id),
      name: each.name,
      issuing_body: each.issuingBody,
      issued_on: each.date,
    }));
    await replaceList(queries, 'interpreter_certifications', id, rows);
  }
  if (experience) {
    const idFor = keptIds(await findExperience(queries, id));
    const rows = experience.map((each) => ({
      id: idFor(each.id),
      title: each.title,
      company: each.company,
      started_on: each.startDate,
      ended_on: each.endDate,
      description: each.description,
    }));
    await replaceList(queries, 'interpreter_experience', id, rows);
  }
  const languages = (await languagesOf(queries, [id])).get(id) ?? [];
  if (languages.length < MIN_PROFILE_LANGUAGES) {
    throw new AppError('INVALID', { issues: [{ path: 'professionalInfo.languages', code: 'required' }] });
  }
  await writeSearchText(queries, id);
}

function priceRows(table: Record<string, Record<string, number>>) {
  return Object.entries(table).flatMap(([language, prices]) =>
    Object.entries(prices).map(([vertical, euros]) => ({
      language,
      vertical,
      price_per_word_cents: centsFromEuros(euros),
    })),
  );
}

/** An id that was one of the entries' before is theirs again, once; any other entry is a new one. */
function keptIds(entries: readonly { id: string }[]): (id: string | undefined) => string {
  const own = new Set(entries.map(({ id }) => id));
  return (id) => (id !== undefined && own.delete(id) ? id : randomUUID());
}
