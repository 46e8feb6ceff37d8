/** Custom properties by selector, then by name; those of the whole page have the selector `''`. */
export type CssVariables = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads rules that hold nothing but custom properties. */
export function readVariables(css: string): CssVariables {
  const found = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const known = found.get(selector) ?? new Map<string, string>();
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]*)/g)) known.set(name, value);
    found.set(selector, known);
  }
  return found;
}

/** The names that a stylesheet asks for, and those that their values ask for in turn. */
export function usedNames(css: string, variables: CssVariables): ReadonlySet<string> {
  const names = new Set<string>();
  const follow = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (names.has(name)) continue;
      names.add(name);
      for (const values of variables.values()) follow(values.get(name) ?? '');
    }
  };
  follow(css);
  return names;
}

/** Those of the variables that have one of the names. */
export function only(names: ReadonlySet<string>, variables: CssVariables): CssVariables {
  const wanted = (values: ReadonlyMap<string, string>) =>
    new Map([...values].filter(([name]) => names.has(name)));
  return new Map([...variables].map(([selector, values]) => [selector, wanted(values)]));
}

/** The variables as rules, under what selects the page; without those that are the same in `known`. */
export function variablesCss(page: string, variables: CssVariables, known?: CssVariables): string {
  const rules = [...variables].map(([selector, values]) => {
    const told = [...values].filter(([name, value]) => known?.get(selector)?.get(name) !== value);
    const body = told.map(([name, value]) => `${name}:${value}`).join(';');
    return body && `${page}${selector && ` ${selector}`}{${body}}`;
  });
  return rules.join('');
}
