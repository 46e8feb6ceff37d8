import { Tabs as AntdTabs, type TabsProps as AntdTabsProps } from 'antd';
import { type ComponentRef, type ReactNode, useEffect, useId, useRef } from 'react';
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

/** Ant Design's tabs with one panel in the page, the chosen one. Arrows move between them, Enter and Space choose. */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Key>) {
  const id = useId();
  const root = useRef<ComponentRef<typeof AntdTabs>>(null);
  // Ant Design gives the list no name, and says the place of the one with the focus in English, within its name
  useEffect(() => {
    const list = root.current?.nativeElement?.querySelector('[role="tablist"]');
    list?.setAttribute('aria-label', label);
    list?.querySelectorAll('[role="tab"]').forEach((tab, place) => {
      tab.setAttribute('aria-label', tabs[place]?.label ?? '');
    });
  });
  return (
    <AntdTabs
      ref={root}
      id={id}
      classNames={PARTS}
      activeKey={keyAt(tabs.findIndex(({ key }) => key === chosen))}
      onChange={(place) => {
        const tab = tabs[Number(place)];
        if (tab) onChoose(tab.key);
      }}
      destroyOnHidden
      animated={false}
      renderTabBar={withoutMore}
      items={tabs.map(({ key, label, icon }, place) => ({
        key: keyAt(place),
        label,
        icon,
        children: key === chosen ? children : null,
      }))}
    />
  );
}

const PARTS = { header: 'dr-tabset-list', item: 'dr-tabset-tab', content: 'dr-tabset-panel' };
/** Its place: Ant Design makes ids of keys, and an id holds no space. */
const keyAt = (place: number) => String(place);
/** Tabs without room move by touch, wheel and arrows: Ant Design's button for the rest would be no tab in a list of tabs. */
const withoutMore: AntdTabsProps['renderTabBar'] = (props, TabBar) => <TabBar {...props} mobile />;
