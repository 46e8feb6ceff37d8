import 'temporal-polyfill/global';
import { existsSync } from 'node:fs';
import { addFirstAdmin } from './cli/addFirstAdmin';
import { createQuestions } from './cli/createQuestions';
import { explainFailure } from './start/explainFailure';

if (existsSync('.env')) process.loadEnvFile('.env');

const questions = createQuestions(process.stdin, process.stdout);

addFirstAdmin(process.env, process.argv.slice(2), questions.ask)
  .then(
    (lines) => process.stdout.write(`${lines.join('\n')}\n`),
    (error: unknown) => {
      process.stderr.write(`${explainFailure(error)}\n`);
      process.exitCode = 1;
    },
  )
  .finally(questions.close);
