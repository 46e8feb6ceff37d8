import { Slider } from 'antd';
import './SliderInput.css';

interface SliderInputProps {
  label: string;
  value: number;
  /** where both ends are the same there is nothing to choose */
  range: readonly [least: number, most: number];
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

/** So many steps from end to end, by arrow keys. */
const STEPS = 50;

/** Ant Design's slider with its name beside it; read aloud as a share of the way. */
export function SliderInput(props: SliderInputProps) {
  const { label, value, range, isDisabled = false, onChange } = props;
  const [least, most] = range;
  const isFixed = most <= least;
  return (
    <div className="dr-slider">
      <span aria-hidden="true">{label}</span>
      <Slider
        value={value}
        min={least}
        max={isFixed ? least + 1 : most}
        step={(isFixed ? 1 : most - least) / STEPS}
        disabled={isFixed || isDisabled}
        tooltip={NO_TOOLTIP}
        ariaLabelForHandle={label}
        ariaValueTextFormatterForHandle={(at) =>
          `${Math.round((100 * (at - least)) / (most - least || 1))} %`
        }
        onChange={onChange}
      />
    </div>
  );
}

const NO_TOOLTIP = { formatter: null };
