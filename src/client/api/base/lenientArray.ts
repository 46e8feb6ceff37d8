import { z } from 'zod';

type Path = readonly PropertyKey[];

/**
 * A list whose records are read one by one: where a record breaks the schema's promise, what is wrong or missing in it
 * is taken from `defaultsFor`, so that one bad record neither takes the list away nor is missing from it. Only what is
 * no record at all is left out.
 */
export function lenientArray<Item extends z.ZodType>(
  item: Item,
  defaultsFor: (raw: Readonly<Record<string, unknown>>, index: number) => unknown,
) {
  const read = (raw: unknown, index: number): z.output<Item>[] => {
    const first = item.safeParse(raw);
    if (first.success) return [frozen(first.data)];
    if (!isRecord(raw)) return [];
    const defaults = defaultsFor(raw, index);
    let mended: unknown = raw;
    let { issues } = first.error;
    // Where a part has no defaults of its own, the field that it stands in is replaced as a whole.
    for (const partOf of [(path: Path) => path, ([field]: Path) => (field === undefined ? [] : [field])]) {
      mended = issues.reduce((record, { path }) => replaced(record, partOf(path), defaults), mended);
      const again = item.safeParse(mended);
      if (again.success) return [frozen(again.data)];
      ({ issues } = again.error);
    }
    return [];
  };
  return z.array(z.unknown()).transform((rows) => rows.flatMap(read));
}

/** With all that is in it. Where Immer keeps a list it would do so itself, but first look for drafts in every field. */
function frozen<Value>(value: Value): Value {
  for (const part of Object.values(value ?? {})) if (typeof part === 'object') frozen(part);
  return Object.freeze(value);
}

/** `target` with `defaults` in place of what `path` leads to. A list with a flaw is replaced as a whole. */
function replaced(target: unknown, path: Path, defaults: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined || !isRecord(target)) return defaults;
  const fallback = isRecord(defaults) ? defaults[String(key)] : undefined;
  return { ...target, [key]: replaced(target[String(key)], rest, fallback) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
