import type { JsonSchema } from './namedSchemas';

/** A schema shorter than this stays where it is: a reference would not be shorter. */
const LEAST_LENGTH = 100;
/** Values that only look like schemas. */
const PLAIN = new Set(['example', 'examples', 'default', 'const', 'enum']);

export interface SharedSchemas {
  /** the same with references in place of what has a name */
  share(value: unknown): unknown;
  /** what the references lead to, by its name; whole once everything was shared */
  components(): Record<string, JsonSchema>;
}

/** Writes what several calls have in common once: schemas that equal one of these, whatever they are described as. */
export function createSharedSchemas(named: readonly { name: string; schema: JsonSchema }[]): SharedSchemas {
  const names = new Map<string, string>();
  for (const { name, schema } of named) {
    const key = keyOf(schema);
    if (key.length < LEAST_LENGTH || names.has(key)) continue;
    const taken = new Set(names.values());
    names.set(key, taken.has(name) ? `${name}Request` : name);
  }
  const found: Record<string, JsonSchema> = {};

  function share(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(share);
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as JsonSchema;
    const name = isSchema(schema) ? names.get(keyOf(schema)) : undefined;
    if (name === undefined) return within(schema);
    found[name] ??= within(withoutDescription(schema));
    const { description } = schema;
    return { $ref: `#/components/schemas/${name}`, ...(description !== undefined && { description }) };
  }
  const within = (schema: JsonSchema): JsonSchema =>
    Object.fromEntries(
      Object.entries(schema).map(([key, inner]) => [key, PLAIN.has(key) ? inner : share(inner)]),
    );

  return { share, components: () => found };
}

const isSchema = ({ type, anyOf, oneOf }: JsonSchema) =>
  typeof type === 'string' || Array.isArray(anyOf) || Array.isArray(oneOf);

const withoutDescription = ({ description: _description, ...schema }: JsonSchema) => schema;

const keyOf = (schema: JsonSchema) => JSON.stringify(withoutDescription(schema));
