import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { lendEngine } from './engines';
import { followTestsOnly } from './followTestsOnly';

/** Node as jest gives it to tests, and engines of the embedded database that outlive them. */
export default class NodeEnvironment extends TestEnvironment {
  readonly handleTestEvent = followTestsOnly();

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    Object.assign(this.global, { lendEngine });
  }
}
