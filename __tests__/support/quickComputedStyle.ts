type Compute = (element: Element) => CSSStyleDeclaration;

const ofWindow = window.getComputedStyle.bind(window);

/** As it was before the set-up put the quick one in its place; it knows no pseudo-elements and complains about every question for one. */
export const jsdomsStyle: Compute = (element) => ofWindow(element);

/** Properties that queries by role, names and clicks read, of every ancestor each time. */
const ASKED: Readonly<Record<string, Asked>> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointerEvents',
  'pointer-events': 'pointerEvents',
};

type Asked = 'display' | 'visibility' | 'pointerEvents';

const INITIAL = { visibility: 'visible', pointerEvents: 'auto' } as const;

/**
 * jsdom works out a whole declaration, every colour in it, and matches the browser's own sheet with each element again
 * after each change. Whether somebody sees and can press an element hangs on three properties only: these are answered
 * from the style attribute, from ancestors, and from what jsdom said of the first such element. Everything else, and all
 * where the page has a sheet of its own, jsdom is asked. `quickComputedStyle.test.tsx` compares the two.
 */
export function quickComputedStyle(compute: Compute = jsdomsStyle): Compute {
  const displays = new Map<string, string>();

  /** With the parts of an element that the browser's own sheet looks at before it says how it is displayed. */
  const defaultDisplay = (element: Element): string => {
    const type = element.localName === 'input' ? element.getAttribute('type') : null;
    const kind = [
      element.namespaceURI,
      element.localName,
      element.hasAttribute('hidden'),
      element.hasAttribute('open'),
      element.parentElement?.localName === 'ruby',
      type,
    ].join(' ');
    const known = displays.get(kind);
    if (known !== undefined) return known;
    const display = compute(element).display;
    displays.set(kind, display);
    return display;
  };

  const inherited = (element: Element, name: 'visibility' | 'pointerEvents'): string => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const own = ownValue(each, name);
      // jsdom takes it as if nothing were said
      if (own && own !== 'unset') return own;
    }
    return INITIAL[name];
  };

  const answer = (element: Element, name: Asked): string => {
    if (name !== 'display') return inherited(element, name);
    const own = ownValue(element, name);
    return own === 'unset' ? compute(element).display : own || defaultDisplay(element);
  };

  return (element) => {
    if (element.ownerDocument.styleSheets.length > 0) return compute(element);
    let whole: CSSStyleDeclaration | undefined;
    const all = () => (whole ??= compute(element));
    const getPropertyValue = (property: string): string => {
      const name = ASKED[property];
      return name ? answer(element, name) : all().getPropertyValue(property);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, property) => {
        if (property === 'getPropertyValue') return getPropertyValue;
        const name = typeof property === 'string' ? ASKED[property] : undefined;
        if (name) return answer(element, name);
        const value: unknown = Reflect.get(all(), property);
        return typeof value === 'function' ? (value.bind(all()) as unknown) : value;
      },
      has: (_, property) => property in all(),
    });
  };
}

const ownValue = (element: Element, name: Asked): string => (element as HTMLElement | SVGElement).style[name];
