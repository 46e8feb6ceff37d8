const FIELDS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
/** As HTML has it: what a label can belong to. */
const LABELABLE = 'button, input:not([type="hidden" i]), meter, output, progress, select, textarea';

type Labels = ReadonlyMap<Element, HTMLLabelElement[]>;

/**
 * Each search by label asks every field for its labels. For each of them jsdom goes through the whole page, and at every
 * label through it again to find what that belongs to. Here this is found once, for as long as jsdom itself takes its list
 * of the page's labels to be the same. `quickLabels.test.tsx` compares the two.
 */
export function bringQuickLabels(): void {
  for (const prototype of jsdomsLabels.keys()) {
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLElement) {
        return this.isConnected && this.getRootNode() === document ? labelsOf(this) : askJsdom(this);
      },
      configurable: true,
    });
  }
}

const jsdomsLabels = new Map<object, PropertyDescriptor | undefined>(
  FIELDS.map(({ prototype }) => [prototype, Object.getOwnPropertyDescriptor(prototype, 'labels')]),
);

/** The descriptor before `bringQuickLabels`. */
export const askJsdom = (field: HTMLElement): Iterable<Node> | null =>
  jsdomsLabels.get(Object.getPrototypeOf(field) as object)?.get?.call(field) as Iterable<Node> | null;

const known = new WeakMap<HTMLCollectionOf<HTMLLabelElement>, Labels>();

function labelsOf(field: HTMLElement): readonly HTMLLabelElement[] | null {
  if (field instanceof HTMLInputElement && field.type === 'hidden') return null;
  const all = document.getElementsByTagName('label');
  const labels = known.get(all) ?? byField([...all]);
  known.set(all, labels);
  return labels.get(field) ?? [];
}

function byField(labels: readonly HTMLLabelElement[]): Labels {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of labels) {
    const id = label.getAttribute('for');
    const field = id === null ? label.querySelector(LABELABLE) : document.getElementById(id);
    if (field) found.set(field, [...(found.get(field) ?? []), label]);
  }
  return found;
}
