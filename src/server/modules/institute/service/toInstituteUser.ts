import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import type { InstitutePerson } from './institutePeople';

/** Somebody of an institute as its admins see them. */
export function toInstituteUser(person: InstitutePerson): InstituteUser {
  const { id, email, photo_url, group_id, roles, business_id, business, teams, tier, requested_tier } =
    person;
  return {
    id,
    name: nameOfPerson(person),
    email,
    photo_url,
    group_id,
    roles,
    business_id,
    business,
    teams,
    tier,
    requested_tier,
    last_login_at: person.last_login_at?.toISOString() ?? null,
    created_at: person.created_at.toISOString(),
  };
}

export function nameOfPerson(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`;
}
