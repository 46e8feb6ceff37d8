import { Switch, type SwitchProps } from 'antd';
import './SwitchInput.css';

/** Ant Design's switch, as high as a finger needs. */
export function SwitchInput(props: SwitchProps) {
  return <Switch {...props} className="dr-switch" />;
}
