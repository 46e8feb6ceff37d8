/** The environment is not one to start with; each problem is a sentence that says what to set. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Dragoman cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}
