import type { Location } from 'react-router-dom';
import { CLIENT_GROUP, type GroupId, INTERPRETER_GROUP } from '../domain/groups';

/** What our own redirects leave for the page that they lead to. */
export interface RouteState {
  /** where a signed-out visitor wanted to go */
  from?: string;
  /** whose page somebody of the other group was turned away from */
  turnedAwayFrom?: GroupId;
  hasJustSignedIn?: true;
}

/** The browser keeps this state with its history, across builds, so it is read like anything from outside. */
export function readRouteState({ state }: Location<unknown>): RouteState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, turnedAwayFrom, hasJustSignedIn } = state as Record<keyof RouteState, unknown>;
  const group = [CLIENT_GROUP, INTERPRETER_GROUP].find((each) => each === turnedAwayFrom) as
    GroupId | undefined;
  return {
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) && { from }),
    ...(group && { turnedAwayFrom: group }),
    ...(hasJustSignedIn === true && { hasJustSignedIn }),
  };
}
