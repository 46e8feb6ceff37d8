import type { AnyMachineSnapshot } from 'xstate';
import type { MachineCase } from '../machines/CaseEvent';
import type { Who } from './openWorld';
import type { Scene } from './Scene';

type Act<Own> = (scene: Scene, own: Own, before: AnyMachineSnapshot) => Promise<unknown>;

/** How something comes about in the world: by what a person does, or by what the network or the server does. */
export interface Deed<Own> {
  /** beside what the machine allows: whether a page offers it, or the server can be brought to it */
  isPossible?: (before: AnyMachineSnapshot) => boolean;
  happens: Act<Own>;
}

interface Beginning<Own> {
  /** the same for every path, or by the names of what is to happen in one */
  who: Who | ((names: readonly string[]) => Who);
  opens: (scene: Scene, own: Own) => Promise<unknown>;
}

/** How one flow is walked in a real browser against the real server. */
export interface MachineDriver<Own> {
  flow: MachineCase;
  /** who comes to stand in a start of the flow, and how; a start that is not in here cannot be brought about */
  begins: Readonly<Record<string, Beginning<Own>>>;
  /** by the names of the flow's happenings; one that is not in here cannot be brought about */
  deeds: Readonly<Record<string, Deed<Own>>>;
  /** what must be seen in a state, by its name; the states around it are looked at too */
  looks: Readonly<Record<string, Act<Own>>>;
  /** what one walk has of its own, such as a time that nobody else books */
  prepare: (scene: Scene) => Promise<Own> | Own;
  /** leaves the world as it was found */
  tidy?: (scene: Scene, own: Own) => Promise<unknown>;
  /** why nobody can walk a transition in a browser, by its id in `edgesOf` */
  reasons: Readonly<Record<string, string>>;
  /** why paths end before something in a browser, by the name of what cannot be brought about there */
  limits: Readonly<Record<string, string>>;
}

/** A driver among others: what its walks have of their own is its own business. */
export type AnyDriver = MachineDriver<never>;
