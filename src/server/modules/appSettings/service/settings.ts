import type { SettingKey, SettingScope, SettingValue } from '../../../../shared/domain/people/settings';
import type { Queries } from '../../../db/database';

export interface SettingOwner {
  scope: SettingScope;
  id: string;
}

/** A person's language and time zone stand with the person, where everything else reads them. */
const PERSONAL_COLUMNS = ['language', 'time_zone'] as const;
type PersonalColumn = (typeof PERSONAL_COLUMNS)[number];

const isPersonalColumn = (owner: SettingOwner, key: string): key is PersonalColumn =>
  owner.scope === 'user' && PERSONAL_COLUMNS.includes(key as PersonalColumn);

/** The owner's own values, by key; what they have none of is absent. */
export async function readSettingsOf(
  queries: Queries,
  owner: SettingOwner,
): Promise<Map<string, SettingValue>> {
  const rows = await queries
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('scope', '=', owner.scope)
    .where('owner_id', '=', owner.id)
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  if (owner.scope === 'institute') return values;
  const person = await queries
    .selectFrom('users')
    .select(PERSONAL_COLUMNS)
    .where('id', '=', owner.id)
    .executeTakeFirst();
  for (const column of PERSONAL_COLUMNS) {
    const value = person?.[column];
    if (value) values.set(column, value);
  }
  return values;
}

/** Gives the owner a value of their own, or takes it away with null. */
export async function writeSetting(
  queries: Queries,
  owner: SettingOwner,
  key: SettingKey,
  value: SettingValue,
): Promise<void> {
  if (isPersonalColumn(owner, key)) {
    const person = queries.updateTable('users').where('id', '=', owner.id);
    await person.set({ [key]: value }).execute();
  } else if (value === null) {
    const stored = queries.deleteFrom('settings').where('scope', '=', owner.scope);
    await stored.where('owner_id', '=', owner.id).where('key', '=', key).execute();
  } else {
    const json = JSON.stringify(value);
    await queries
      .insertInto('settings')
      .values({ scope: owner.scope, owner_id: owner.id, key, value: json })
      .onConflict((conflict) => conflict.columns(['scope', 'owner_id', 'key']).doUpdateSet({ value: json }))
      .execute();
  }
}
