import {
  AppstoreOutlined,
  CalendarOutlined,
  MessageOutlined,
  QuestionCircleOutlined,
  ScheduleOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons';

const ICONS = {
  dashboard: AppstoreOutlined,
  mettings: CalendarOutlined,
  records: ScheduleOutlined,
  settings: SettingOutlined,
  messages: MessageOutlined,
  help: QuestionCircleOutlined,
  profile: UserOutlined,
} as const;
export type MenuIconName = keyof typeof ICONS;

export function MenuIcon({ name }: { name: MenuIconName }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" />;
}
