/** Custom properties by selector, then by name; those of the whole page have the selector `''`. */
export type CssVariables = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the rules under a class that hold custom properties; the class itself is left out of their selectors. */
export function readVariables(css: string, scope: string): CssVariables {
  const found = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    if (!selector.startsWith(scope)) continue;
    const place = selector.replaceAll(scope, '');
    const known = found.get(place) ?? new Map<string, string>();
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]*)/g)) known.set(name, value);
    found.set(place, known);
  }
  return found;
}

/** The variables as rules, one for each selector, under what selects the page; without those that are the same in `known`. */
export function variablesCss(page: string, variables: CssVariables, known?: CssVariables): string[] {
  return [...variables].flatMap(([selector, values]) => {
    const told = [...values].filter(([name, value]) => known?.get(selector)?.get(name) !== value);
    const body = told.map(([name, value]) => `${name}:${value}`).join(';');
    return body === '' ? [] : [`${selectorsOf(page, selector)}{${body}}`];
  });
}

/** A stylesheet in pieces: each rule, each block of keyframes or of a media query as one. */
export function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

function selectorsOf(page: string, selector: string): string {
  if (selector === '') return page;
  return selector
    .split(',')
    .map((each) => `${page} ${each.trim()}`)
    .join(',');
}
