import { Progress } from 'antd';

interface CompletenessBarProps {
  percent: number;
  labelledBy: string;
  /** the amount in words */
  words: string;
}

/** How whole a profile is, as a bar. In a file of its own: what it measures is said in words before it comes. */
export function CompletenessBar({ percent, labelledBy, words }: CompletenessBarProps) {
  return <Progress percent={percent} showInfo={false} aria-labelledby={labelledBy} aria-valuetext={words} />;
}
