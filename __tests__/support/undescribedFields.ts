type Schema = Record<string, unknown>;

/** The fields of a JSON schema, however deep, that say nothing of what they are. */
export function undescribedFields(schema: Schema, at = ''): string[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const parts = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) => (schema[key] ?? []) as Schema[]);
  const inner = ['items', 'additionalProperties'].map((key) => schema[key]).filter(isSchema);
  return [
    ...properties.flatMap(([name, field]) => [
      ...(field['description'] ? [] : [`${at}${name}`]),
      ...undescribedFields(field, `${at}${name}.`),
    ]),
    ...[...parts, ...inner].flatMap((part) => undescribedFields(part, at)),
  ];
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
