import { z } from 'zod';
import { InterpreterRecord } from '../../shared/contract/interpreters/interpreterRecord';
import { patientList } from './patientList';

const ListedInterpreter = InterpreterRecord.extend({ id: z.string(), uuid: z.string() });

/** Interpreters, each as far as its record can be read; `withInterpreterDefaults` fills what is left out. */
export const interpreterList = patientList(ListedInterpreter, ({ id, uuid }, index) => {
  const known = [id, uuid].find((each) => typeof each === 'string') ?? `unknown-${index}`;
  return { id: known, uuid: known, email: '', fields: {} };
});
