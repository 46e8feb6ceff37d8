import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './shadedEdges.css';
import './Tabs.css';

interface TabsProps<Key extends string> {
  /** what the tabs choose between, for a screen reader */
  label: string;
  tabs: readonly { key: Key; label: string; icon?: ReactNode }[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** of the chosen tab */
  children: ReactNode;
}

/**
 * Tabs after the ARIA pattern (w3.org/WAI/ARIA/apg/patterns/tabs): one stop for Tab, arrows between them. Only the
 * chosen panel is in the page, so that a list of many cards stays small. Plain, for Ant Design's are slow by the dozen.
 */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosenAt = tabs.findIndex(({ key }) => key === chosen);
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, chosenAt, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className="dr-tabset">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="dr-tabset-list dr-shadedEdges"
        onKeyDown={move}
      >
        {tabs.map(({ key, label: name, icon }, at) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            aria-selected={key === chosen}
            aria-controls={key === chosen ? `${id}-panel` : undefined}
            tabIndex={key === chosen ? 0 : -1}
            onClick={({ currentTarget }) => {
              onChoose(key);
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
            }}
          >
            {icon}
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className="dr-tabset-panel"
        aria-labelledby={`${id}-${chosenAt}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}

function nextTab(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
