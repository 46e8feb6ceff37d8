import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import './RowMenu.css';

interface RowMenuProps {
  /** says whose actions these are */
  name: string;
  actions: readonly { key: string; label: string; isDangerous?: boolean; choose: () => void }[];
  isBusy?: boolean;
}

/** A row's actions. The focus is back at its button before anything opens, so that it returns there. */
export function RowMenu({ name, actions, isBusy = false }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={(opens) => {
        isWanted.current = opens;
        // Escape may take the menu away with the focus in it
        if (!opens && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
        setIsOpen(opens);
      }}
      trigger={CLICK}
      placement="bottomRight"
      classNames={MENU}
      autoFocus
      menu={{
        // Ant Design moves the focus into it some frames after it opened, and by then it may be closed
        onFocus: () => {
          if (!isWanted.current) button.current?.focus();
        },
        items: actions.map(({ key, label, isDangerous, choose }) => ({
          key,
          label,
          danger: isDangerous,
          onClick: ({ domEvent }) => {
            // the key that chose would press the button that gets the focus
            domEvent.preventDefault();
            button.current?.focus();
            choose();
          },
        })),
      }}
    >
      <Button
        ref={button}
        icon={<MoreOutlined aria-hidden="true" />}
        loading={isBusy}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      />
    </Dropdown>
  );
}

const MENU = { root: 'dr-rowMenu' };
const CLICK: ['click'] = ['click'];
