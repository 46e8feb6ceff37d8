import { Drawer, type DrawerProps } from 'antd';
import type { ReactNode } from 'react';
import './SideDrawer.css';

interface SideDrawerProps extends Pick<DrawerProps, 'placement' | 'size' | 'mask' | 'classNames'> {
  /** a tap beside it; Esc is its opener's to hear */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Ant Design's drawer, below the header and in its own place of the page, which scrolls on as it does: a lock of its
 * own would write a style element, which the content policy refuses. What it holds names itself and takes the focus,
 * so it claims to be no dialog: the header stays within reach.
 */
export function SideDrawer({ classNames, children, ...drawer }: SideDrawerProps) {
  return (
    <Drawer
      {...drawer}
      {...NO_DIALOG}
      open
      autoFocus={false}
      focusable={NOT_HELD}
      getContainer={false}
      closable={false}
      keyboard={false}
      classNames={{ root: 'dr-sideDrawer', mask: 'dr-backdrop', body: 'dr-sideDrawer-body', ...classNames }}
    >
      {children}
    </Drawer>
  );
}

const NO_DIALOG = { role: 'none', 'aria-modal': undefined } as const;
const NOT_HELD = { trap: false, focusTriggerAfterClose: false };
