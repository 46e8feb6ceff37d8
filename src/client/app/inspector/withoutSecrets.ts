const SECRET =
  /^(password|current|wanted|confirmation|current_password|new_password|token|cardNumber|securityCode)$/;
/** A mailed code is digits; the code of a refusal is a word that a developer wants to see. */
const MAILED_CODE = /\d/;
const DEEPEST = 8;

/** A plain copy to be shown elsewhere, with what only its owner should know blanked. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, depth + 1));
  const { toJSON } = value as { toJSON?: () => unknown };
  if (typeof toJSON === 'function') return withoutSecrets(toJSON.call(value), depth + 1);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isSecret(name, part) ? '…' : withoutSecrets(part, depth + 1),
    ]),
  );
}

function isSecret(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return SECRET.test(name) || (name === 'code' && MAILED_CODE.test(value));
}
