import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { lendServer } from './lendServer';

/** Node as jest gives it to tests, and a process for their servers that outlives them. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    Object.assign(this.global, { lendServer });
  }
}
