/** A JSON schema of draft 2020-12, the dialect that OpenAPI 3.1 takes as it is. */
export type JsonSchema = Record<string, unknown>;

/** The schema as it may stand inside a document, which names the dialect once. */
export function wireSchema({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
