import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Browser features that jest's jsdom lacks; signals go together with fetch, which knows only its own kind.
 * FormData stays jsdom's, because React makes one of every form that is submitted.
 */
const OF_NODE = {
  fetch,
  Headers,
  Request,
  Response,
  Blob,
  AbortController,
  AbortSignal,
  ReadableStream,
  TransformStream,
  WritableStream,
  TextEncoder,
  TextDecoder,
  CompressionStream,
  DecompressionStream,
  BroadcastChannel,
  structuredClone,
  Uint8Array,
};

/** jsdom with Node's fetch and streams; packages resolve as for Node, so that msw can intercept. */
export default class ScreenEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    // jsdom's is thirty times as slow; tests put functions on it, each on its own window's
    const OwnURL = class URL extends globalThis.URL {};
    Object.assign(this.global, OF_NODE, { URL: OwnURL, URLSearchParams });
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
