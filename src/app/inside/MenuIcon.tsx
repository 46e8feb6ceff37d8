<<<<<<< HEAD
import { AppstoreOutlined, CalendarOutlined, ScheduleOutlined, TeamOutlined } from '@ant-design/icons';
=======
import {
  AppstoreOutlined,
  CalendarOutlined,
  QuestionCircleOutlined,
  ScheduleOutlined,
  SettingOutlined,
} from '@ant-design/icons';
>>>>>>> main

const ICONS = {
  dashboard: AppstoreOutlined,
  mettings: CalendarOutlined,
  records: ScheduleOutlined,
<<<<<<< HEAD
  interpreters: TeamOutlined,
=======
  settings: SettingOutlined,
  help: QuestionCircleOutlined,
>>>>>>> main
} as const;
export type MenuIconName = keyof typeof ICONS;

export function MenuIcon({ name }: { name: MenuIconName }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" />;
}
