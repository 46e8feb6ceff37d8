import type { DrawnPage } from '../../../shared/contract/interpreters/publicPages';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';

/** Placeholders of the built page (`webpack.config.ts`) for the parts of a drawn one; its minifier drops quotes. */
const PLACES =
  /=["']?%(?<attribute>language|description)%["']?|%(?<text>title|body)%|<meta name=["']?head-of-page["']?\s*\/?>/g;

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

/** A whole page: the built one with a drawn page's parts in it. Title and description are escaped here. */
export function fillShell(
  shell: string,
  language: InterfaceLanguage,
  { title, description, head, body }: DrawnPage,
): string {
  return shell.replace(PLACES, (_place, attribute?: string, text?: string) => {
    if (attribute) return `="${escaped(attribute === 'language' ? language : description)}"`;
    if (text) return text === 'title' ? escaped(title) : body;
    return head;
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
