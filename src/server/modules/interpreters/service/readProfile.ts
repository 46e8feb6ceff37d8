import type { InterpreterProfile } from '../../../../shared/contract/interpreters/interpreterProfile';
import type { LanguageLevel } from '../../../../shared/domain/people/listing';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import type { Queries } from '../../../db/database';
import { levelledLanguagesOf, verticalsOf } from '../interpreterParts';
import { atOnceOf } from '../toInterpreterRecord';
import type { ProfileRow } from './interpreterProfiles';
import { findCertifications, findExperience, findPrices } from '../profileLists';

/** A profile as the specification describes it (section 3, detail), with euros for cents. */
export async function readProfile(
  queries: Queries,
  row: ProfileRow,
  isMailVisible: boolean,
): Promise<InterpreterProfile> {
  const { id } = row;
  const levels = await levelledLanguagesOf(queries, id);
  const verticals = (await verticalsOf(queries, [id])).get(id) ?? [];
  const certifications = await findCertifications(queries, id);
  const experience = await findExperience(queries, id);
  return {
    id,
    uuid: id,
    email: isMailVisible ? row.email : '',
    ...atOnceOf(row),
    publishedAt: row.published_at?.toISOString() ?? null,
    personalInfo: {
      name: `${row.first_name} ${row.last_name}`.trim(),
      aka: row.alias,
      nativeLanguage: row.native_language,
      location: row.location,
      profileImageUrl: row.photo_url,
    },
    professionalInfo: {
      credibilityLevel: row.credibility_level,
      yearsExperience: row.years_experience,
      clientReferences: row.client_references ?? 0,
      isFullTimeTranslator: row.is_full_time ?? false,
      pricePerHour: eurosOrNull(row.hourly_price_cents),
      startingPricePerWord: eurosOrNull(row.starting_price_per_word_cents),
      ranking: row.ranking,
      languages: [...levels.keys()],
      languageLevels: Object.fromEntries([...levels].filter(([, level]) => level !== null)) as Record<
        string,
        LanguageLevel
      >,
    },
    verticals: verticals.map((name) => ({ name })),
    profile: { description: row.description, translationTools: row.translation_tools },
    pricing: { interpretation: priceTable(await findPrices(queries, id)) },
    servicesOffered: { interpretation: row.offers_interpretation ?? true },
    education: {
      university: row.has_university ?? false,
      ongoingLearning: row.has_ongoing_learning ?? false,
      associations: row.has_associations ?? false,
      certificates: row.has_certificates ?? false,
      text: row.education_text,
    },
    certifications: certifications.map((each) => ({
      id: each.id,
      name: each.name,
      issuingBody: each.issuing_body,
      date: each.issued_on,
    })),
    experience: experience.map((each) => ({
      id: each.id,
      title: each.title,
      company: each.company,
      startDate: each.started_on,
      endDate: each.ended_on,
      description: each.description,
    })),
  };
}

function eurosOrNull(cents: number | null): number | null {
  return cents === null ? null : eurosFromCents(cents);
}

function priceTable(rows: Awaited<ReturnType<typeof findPrices>>): Record<string, Record<string, number>> {
  const table: Record<string, Record<string, number>> = {};
  for (const { language, vertical, price_per_word_cents } of rows) {
    (table[language] ??= {})[vertical] = eurosFromCents(price_per_word_cents);
  }
  return table;
}
