import type { FilledInterpreter } from '../../../shared/domain/people/interpreterDefaults';
import type { InterpreterWords } from '../../entities/interpreter/useInterpreterWords';

/** What every panel of a card is given. */
export interface PanelProps {
  interpreter: FilledInterpreter;
  /** a detailed profile was published */
  hasProfile: boolean;
  words: InterpreterWords;
}
