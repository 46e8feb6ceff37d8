import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { keepBrowser, lendBrowser, parkBrowser } from './lendBrowser';

/** Node as jest gives it to tests, and a browser that outlives them. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    keepBrowser();
    Object.assign(this.global, { lendBrowser });
  }

  override async teardown(): Promise<void> {
    parkBrowser();
    await super.teardown();
  }
}
