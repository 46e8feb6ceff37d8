import { readFileSync } from 'node:fs';
import { SettingsError } from './environment';

const SECRETS = [
  ...(['DATABASE_URL', 'DATABASE_LISTEN_URL', 'SMTP_URL'] as const),
  ...(['TOKEN_SECRET', 'METRICS_TOKEN', 'PUSH_PRIVATE_KEY', 'TURN_SECRET'] as const),
] as const;

/**
 * The environment with each secret taken from the file that `…_FILE` names in its place, as vaults and container engines
 * hand them over: whoever lists a process's environment then sees none. Throws SettingsError, which names the variable
 * and never what a file holds.
 */
export function withSecretFiles(
  variables: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const all = { ...variables };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const path = variables[`${name}_FILE`]?.trim();
    if (!path) continue;
    const held = readSecret(path);
    if (variables[name]?.trim())
      problems.push(`${name} and ${name}_FILE are both set: leave one of them out.`);
    else if (held === null) problems.push(`${name}_FILE names a file that cannot be read.`);
    else if (!held) problems.push(`${name}_FILE names a file with nothing in it.`);
    else all[name] = held;
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return all;
}

/** Editors and `echo` end a file with a line break, which belongs to no secret. */
function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}
