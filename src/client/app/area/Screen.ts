import type { ComponentType } from 'react';
import type { GroupId, INSTITUTE_ADMIN_ROLE } from '../../../shared/domain/people/groups';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { layout } from '../../../shared/i18n/en-US/layout';
import type { MenuIconName } from '../inside/MenuIcon';

/** A screen behind the sign-in. */
export interface Screen {
  /** may hold parameters; its line in the menu leads there without the optional ones */
  path: string;
  /** whose screen it is, and in whose menu its line stands; null: everyone's, signed in or not */
  group: GroupId | null;
  /** the other group may open it too, in the layout of their own */
  isShared?: true;
  /** only for who has this role as well */
  role?: typeof INSTITUTE_ADMIN_ROLE;
  /** the layout's active key */
  key: string;
  title: `layout.titles.${keyof (typeof layout)['titles']}`;
  /** its line in the menu, if it has one */
  menu?: {
    label: `layout.menu.${keyof (typeof layout)['menu']}`;
    icon: MenuIconName;
    /** stands below the divider, after the specification's items */
    isSecondary?: true;
    /** what is counted beside it */
    counts?: 'unreadMessages';
  };
  Content: ComponentType;
  /** fetches the screen before it is shown, and its words where a language is named */
  preload: (language?: InterfaceLanguage) => void;
}
