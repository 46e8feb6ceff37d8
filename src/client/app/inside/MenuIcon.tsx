import {
  BankOutlined,
  AppstoreOutlined,
  CalendarOutlined,
  MessageOutlined,
  ClockCircleOutlined,
  EuroOutlined,
  IdcardOutlined,
  QuestionCircleOutlined,
  ScheduleOutlined,
  SettingOutlined,
  UserOutlined,
  TeamOutlined,
} from '@ant-design/icons';

const ICONS = {
  dashboard: AppstoreOutlined,
  mettings: CalendarOutlined,
  records: ScheduleOutlined,
  interpreters: TeamOutlined,
  settings: SettingOutlined,
  messages: MessageOutlined,
  availability: ClockCircleOutlined,
  listing: IdcardOutlined,
  help: QuestionCircleOutlined,
  institute: BankOutlined,
  profile: UserOutlined,
  statements: EuroOutlined,
} as const;
export type MenuIconName = keyof typeof ICONS;

export function MenuIcon({ name }: { name: MenuIconName }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" />;
}
