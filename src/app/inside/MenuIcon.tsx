import { AppstoreOutlined, CalendarOutlined, ScheduleOutlined, TeamOutlined } from '@ant-design/icons';

const ICONS = {
  dashboard: AppstoreOutlined,
  mettings: CalendarOutlined,
  records: ScheduleOutlined,
  interpreters: TeamOutlined,
} as const;
export type MenuIconName = keyof typeof ICONS;

export function MenuIcon({ name }: { name: MenuIconName }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" />;
}
