import { Progress } from 'antd';

/** The bar of a file that was chosen and read, and is being sent: two of three steps. */
export function SendingBar({ text }: { text: string }) {
  return (
    <Progress
      className="dr-underWay"
      percent={66}
      status="active"
      showInfo={false}
      aria-label={text}
      aria-valuetext={text}
    />
  );
}
