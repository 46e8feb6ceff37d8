import type { StepsToDo } from '../../../shared/contract/account/firstSteps';
import {
  FIRST_STEPS,
  PUT_AWAY_SETTINGS,
  type FirstStep,
  type StepList,
  stepListsOf,
} from '../../../shared/domain/people/firstSteps';
import { missingParts } from '../../../shared/domain/people/listing';
import type { Queries } from '../../db/database';
import { findListing } from '../interpreters/service/listings';
import { adminStepsDone, clientStepsDone, findPhotoAndCredentials } from './service/firstSteps';
import { findInstituteOf } from '../institute/service/institutes';
import { readSettingsOf } from '../appSettings/service/settings';
import type { Caller, ServiceContext } from '../../platform/context';

type Done = Partial<Record<FirstStep, boolean>>;

/** The caller's first steps. What is done is read from the data; only that a list was put away is kept. */
export async function getFirstSteps(
  { db: { queries } }: ServiceContext,
  { userId, groupId, roles }: Caller,
): Promise<StepsToDo[]> {
  const own = await readSettingsOf(queries, { scope: 'user', id: userId });
  return Promise.all(
    stepListsOf({ groupId, roles }).map(async (list): Promise<StepsToDo> => {
      const done = await DONE[list](queries, userId);
      return {
        list,
        steps: FIRST_STEPS[list].map((step) => ({ step, isDone: done[step] === true })),
        isPutAway: own.get(PUT_AWAY_SETTINGS[list]) === true,
      };
    }),
  );
}

const DONE: Record<StepList, (queries: Queries, id: string) => Promise<Done>> = {
  client: clientStepsDone,
  interpreter: interpreterStepsDone,
  admin: async (queries, id) => adminStepsDone(queries, (await findInstituteOf(queries, id)).id),
};

/** By the rules of the listing itself, so that the two lists never differ. */
async function interpreterStepsDone(queries: Queries, id: string): Promise<Done> {
  const listing = await findListing(queries, id);
  if (!listing) return {};
  const missing = missingParts(listing);
  const has = (...parts: typeof missing) => parts.every((part) => !missing.includes(part));
  return {
    languages: has('languages', 'levels'),
    price: has('price'),
    hours: has('hours', 'zone'),
    ...(await findPhotoAndCredentials(queries, id)),
    publish: listing.state !== 'draft' && listing.state !== 'refused',
  };
}
