import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { getQuizLeaders as endpoint } from '../../../shared/contract/base/open';
import { leaderName } from '../../../shared/domain/people/quizRules';
import { listLeaders } from './listLeaders';
import type { ServiceContext } from '../../platform/context';

const MOST_LEADERS = 20;

/** Anybody may read it, so it names nobody in full. */
export async function getQuizLeaders(
  { db }: ServiceContext,
  { language }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const leaders = await listLeaders(db.queries, MOST_LEADERS, language);
  return leaders.flatMap(({ first_name, last_name, submitted_at, score, total, language: of }) =>
    submitted_at === null || score === null
      ? []
      : [
          {
            name: leaderName(first_name, last_name),
            language: of,
            score,
            total,
            submitted_at: submitted_at.toISOString(),
          },
        ],
  );
}
