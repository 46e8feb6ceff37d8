interface Names {
  first_name: string;
  last_name: string;
}

/** Whether the family's name comes first where people read this language. */
export function isFamilyNameFirst(language: string): boolean {
  return language === 'ja-JP';
}

/** The same form with its names in the order in which `NamePair` shows them; what is wrong is listed in that order. */
export function inNameOrder<Form extends Names>(form: Form, language: string): Form {
  if (!isFamilyNameFirst(language)) return form;
  const { last_name, first_name, ...others } = form;
  return { last_name, first_name, ...others } as Form;
}
