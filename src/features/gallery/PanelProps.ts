import type { FilledInterpreter } from '../../domain/interpreterDefaults';
import type { InterpreterWords } from '../../ui/useInterpreterWords';

/** What every panel of a card is given. */
export interface PanelProps {
  interpreter: FilledInterpreter;
  /** a detailed profile was published */
  hasProfile: boolean;
  words: InterpreterWords;
}
