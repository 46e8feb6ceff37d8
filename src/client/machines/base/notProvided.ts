import { fromCallback, fromPromise, type EventObject } from 'xstate';

/** An effect that a machine names and a feature must provide. Left out, it fails loudly instead of doing nothing. */
export function actorNotProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" was not provided`)));
}

/** The same for one that goes on and sends events. */
export function callbackNotProvided<Input>(name: string) {
  return fromCallback<EventObject, Input>(() => {
    throw new Error(`The actor "${name}" was not provided`);
  });
}

/** The same for an action; `params` are what the machine hands to it. */
export function actionNotProvided<Params>(name: string) {
  return (_: unknown, params: Params): void => {
    throw new Error(`The action "${name}" was not provided (${JSON.stringify(params)})`);
  };
}

/** The same for a guard, and for a delay in milliseconds. */
export function answerNotProvided<Answer extends boolean | number>(name: string) {
  return (): Answer => {
    throw new Error(`"${name}" was not provided`);
  };
}
