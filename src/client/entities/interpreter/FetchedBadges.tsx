import { useGetBadgesQuery } from '../../api/interpreterApi';
import { Badges } from './Badges';

/** The badges of an interpreter of whom only the id is known. */
export function FetchedBadges({ interpreterId }: { interpreterId: string }) {
  const { data } = useGetBadgesQuery({ interpreter_id: interpreterId });
  return data ? <Badges badges={data} /> : null;
}
