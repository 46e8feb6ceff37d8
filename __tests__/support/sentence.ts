/** Finds a sentence by its words, also where parts of it (a mail address) are elements of their own. */
export function sentence(words: RegExp): (text: string, element: Element | null) => boolean {
  const says = (element: Element | null) => words.test(element?.textContent ?? '');
  return (_text, element) => says(element) && ![...(element?.children ?? [])].some(says);
}
