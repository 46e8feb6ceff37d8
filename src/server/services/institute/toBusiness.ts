import type { Business } from '../../../shared/contract/institute/instituteTeams';
import type { BusinessRow } from '../../db/repositories/people/businesses';

export function toBusiness({ created_at: createdAt, ...business }: BusinessRow): Business {
  return { ...business, created_at: createdAt.toISOString() };
}
