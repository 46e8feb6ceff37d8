import { englishQuiz } from './englishQuiz';
import { frenchQuiz } from './frenchQuiz';
import { japaneseQuiz } from './japaneseQuiz';
import type { Quiz } from './Quiz';
import { spanishQuiz } from './spanishQuiz';

/** One quiz a language. */
export const quizzes: readonly Quiz[] = [englishQuiz, spanishQuiz, japaneseQuiz, frenchQuiz];
