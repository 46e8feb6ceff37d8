import type { Business } from '../../../contract/instituteTeams';
import type { BusinessRow } from '../../db/repositories/businesses';

export function toBusiness({ created_at: createdAt, ...business }: BusinessRow): Business {
  return { ...business, created_at: createdAt.toISOString() };
}
