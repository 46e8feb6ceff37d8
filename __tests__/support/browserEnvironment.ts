import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { keepBrowser, lendBrowser, parkBrowser } from './lendBrowser';
import { lendServer } from './lendServer';

/** Node as jest gives it to tests, and what outlives them: a browser, and a process for their servers. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    keepBrowser();
    Object.assign(this.global, { lendBrowser, lendServer });
  }

  override async teardown(): Promise<void> {
    parkBrowser();
    await super.teardown();
  }
}
