/** The version that runs; a test holds it to `package.json`, which the built server does not carry along. */
export const VERSION = '0.1.0';
