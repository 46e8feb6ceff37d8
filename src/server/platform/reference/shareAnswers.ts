import type { JsonSchema } from './namedSchemas';

type Answers = Record<string, JsonSchema>;

export interface SharedAnswers {
  /** the same with references in place of refusals */
  share(answers: Answers): Answers;
  /** what the references lead to */
  components(): Answers;
}

/** Writes refusals once that several calls have in common; those of a status are numbered where they differ. */
export function createSharedAnswers(): SharedAnswers {
  const names = new Map<string, string>();
  const found: Answers = {};
  const referenceTo = (status: string, answer: JsonSchema): JsonSchema => {
    const key = `${status} ${JSON.stringify(answer)}`;
    const count = [...names.keys()].filter((each) => each.startsWith(`${status} `)).length;
    const name = names.get(key) ?? `Refused${status}${count === 0 ? '' : `_${count + 1}`}`;
    names.set(key, name);
    found[name] = answer;
    return { $ref: `#/components/responses/${name}` };
  };
  return {
    share: (answers) =>
      Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [
          status,
          status === '200' ? answer : referenceTo(status, answer),
        ]),
      ),
    components: () => found,
  };
}
