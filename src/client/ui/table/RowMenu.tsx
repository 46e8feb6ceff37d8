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

/** What can be done with one row. The focus is back at its button before anything opens, so that it returns there. */
export function RowMenu({ name, actions, isBusy = false }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={CLICK}
      placement="bottomRight"
      classNames={MENU}
      autoFocus
      menu={{
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
