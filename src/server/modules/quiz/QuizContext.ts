import type { SignInContext } from '../auth/service/signInContext';

export interface QuizContext extends SignInContext {
  /** a random whole number from 0, below the limit */
  randomBelow: (limit: number) => number;
}
