import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { Tabs as AntdTabs } from 'antd';
import { type ComponentRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../i18n/useTranslation';
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
  const { t } = useTranslation();
  const id = useId();
  const root = useRef<ComponentRef<typeof AntdTabs>>(null);
  // Ant Design gives the list no name, and says the place of the one with the focus in English, within its name
  useEffect(() => {
    const list = root.current?.nativeElement?.querySelector('[role="tablist"]');
    list?.setAttribute('aria-label', label);
    list?.querySelectorAll('[role="tab"]').forEach((tab, place) => {
      tab.setAttribute('aria-label', tabs[place]?.label ?? '');
    });
    list?.querySelector('[aria-haspopup]')?.setAttribute('aria-label', t('ui.moreTabs'));
  });
  return (
    <AntdTabs
      ref={root}
      id={id}
      classNames={PARTS}
      activeKey={chosen}
      onChange={(key) => onChoose(key as Key)}
      destroyOnHidden
      animated={false}
      more={MORE}
      items={tabs.map((tab) => ({ ...tab, children: tab.key === chosen ? children : null }))}
    />
  );
}

const PARTS = { header: 'dr-tabset-list', item: 'dr-tabset-tab', content: 'dr-tabset-panel' };
const MORE = { icon: <EllipsisOutlined aria-hidden="true" /> };
