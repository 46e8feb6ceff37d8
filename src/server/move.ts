import 'temporal-polyfill/global';
import { existsSync } from 'node:fs';
import { explainFailure } from './start/explainFailure';
import { moveToPostgres } from './cli/moveToPostgres';

if (existsSync('.env')) process.loadEnvFile('.env');

moveToPostgres(process.env).then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exitCode = 1;
  },
);
