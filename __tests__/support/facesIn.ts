/** The addresses of the portraits in a part of the page, in its order; they are decoration, so no role finds them. */
export function facesIn(part: HTMLElement): (string | null)[] {
  return [...part.querySelectorAll('.dr-monogram img')].map((picture) => picture.getAttribute('src'));
}
