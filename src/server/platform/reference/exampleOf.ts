import type { JsonSchema } from './namedSchemas';

const FORMATS: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'ana.ruiz@people.example',
  date: '2027-03-01',
  'date-time': '2027-03-01T09:00:00Z',
};

/** The least that a schema takes: what must be there, and nothing else. */
export function exampleOf(schema: JsonSchema): unknown {
  if ('default' in schema) return schema.default;
  if ('const' in schema) return schema.const;
  const first = (key: string) => (Array.isArray(schema[key]) ? (schema[key] as unknown[])[0] : undefined);
  if (first('enum') !== undefined) return first('enum');
  const choice = first('anyOf') ?? first('oneOf') ?? first('allOf');
  if (choice !== undefined) return exampleOf(choice as JsonSchema);
  switch (schema.type) {
    case 'object':
      return objectLike(schema);
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () =>
        exampleOf(schema.items as JsonSchema),
      );
    case 'string':
      return FORMATS[String(schema.format)] ?? 'text'.padEnd(Number(schema.minLength ?? 0), ' text');
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 0);
    default:
      return null;
  }
}

function objectLike({ properties, required }: JsonSchema): Record<string, unknown> {
  const known = (properties ?? {}) as Record<string, JsonSchema>;
  const names = (required ?? []) as string[];
  return Object.fromEntries(names.map((name) => [name, exampleOf(known[name] ?? {})]));
}
