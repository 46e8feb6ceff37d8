/**
 * `known`: a demo on one's own machine, with the password that everybody knows. `random`: demo data that was asked
 * for somewhere else, with passwords that are shown once.
 */
export type DemoPlan = 'none' | 'known' | 'random';

interface DemoCircumstances {
  seedDemo: '0' | '1' | undefined;
  databaseUrl: string | undefined;
  host: string;
  isProduction: boolean;
}

export function demoPlan(circumstances: DemoCircumstances): DemoPlan {
  const { seedDemo } = circumstances;
  if (seedDemo === '0') return 'none';
  if (isOwnMachine(circumstances)) return 'known';
  return seedDemo === '1' ? 'random' : 'none';
}

/** Nobody else can reach the server, and nothing in it is anybody's business. */
export function isOwnMachine({ databaseUrl, host, isProduction }: DemoCircumstances): boolean {
  const isLoopback = host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
  return databaseUrl === undefined && !isProduction && isLoopback;
}
