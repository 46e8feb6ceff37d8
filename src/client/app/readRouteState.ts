import type { Location } from 'react-router-dom';
import {
  CLIENT_GROUP,
  type GroupId,
  INSTITUTE_ADMIN_ROLE,
  INTERPRETER_GROUP,
} from '../../shared/domain/people/groups';

/** Whose page it was; `asking` is for clients, too, and has a word of its own. */
export type TurnedAway = GroupId | typeof INSTITUTE_ADMIN_ROLE | 'asking';

/** State that our own redirects leave for the page that they lead to. */
export interface RouteState {
  /** where a signed-out visitor wanted to go */
  from?: string;
  /** whose page somebody of the other group, or without the role, was turned away from */
  turnedAwayFrom?: TurnedAway;
  hasJustSignedIn?: true;
}

const OWNERS = [CLIENT_GROUP, INTERPRETER_GROUP, INSTITUTE_ADMIN_ROLE, 'asking'] as const;

/** The browser keeps this state with its history, across builds, so it is read like anything from outside. */
export function readRouteState({ state }: Location<unknown>): RouteState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, turnedAwayFrom, hasJustSignedIn } = state as Record<keyof RouteState, unknown>;
  const owner = OWNERS.find((each) => each === turnedAwayFrom);
  return {
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) && { from }),
    ...(owner && { turnedAwayFrom: owner }),
    ...(hasJustSignedIn === true && { hasJustSignedIn }),
  };
}
