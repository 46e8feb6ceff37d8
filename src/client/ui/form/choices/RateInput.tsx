import StarFilled from '@ant-design/icons/StarFilled';
import { Rate } from 'antd';
import {
  type AriaAttributes,
  type ComponentRef,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import './RateInput.css';

interface RateInputProps extends AriaAttributes {
  id?: string;
  /** the field's name */
  label: string;
  /** what each mark means, the lowest first */
  marks: readonly string[];
  /** the mark's place as text, from '1'; empty while none is chosen */
  value?: string;
  onChange?: (value: string) => void;
  ref?: Ref<{ focus: () => void }>;
}

/** A mark by stars, the chosen one in words beside them. Each star is a stop of the keyboard; arrows go up and down. */
export function RateInput({ label, marks, value = '', onChange, ref, ...group }: RateInputProps) {
  const place = useRef<HTMLDivElement>(null);
  const stars = useRef<ComponentRef<typeof Rate>>(null);
  useImperativeHandle(ref, () => ({ focus: () => stars.current?.focus() }), []);
  // Ant Design names each of them 'star'
  useEffect(() => {
    place.current
      ?.querySelectorAll('[role="radio"]')
      .forEach((star, index) => star.setAttribute('aria-label', marks[index] ?? ''));
  });
  return (
    <div ref={place} className="dr-rate">
      <Rate
        {...group}
        ref={stars}
        aria-label={label}
        tabIndex={-1}
        character={STAR}
        count={marks.length}
        allowClear={false}
        value={Number(value)}
        onChange={(mark) => onChange?.(mark > 0 ? String(mark) : '')}
      />
      <span role="status" className="dr-rate-mark">
        {marks[Number(value) - 1]}
      </span>
    </div>
  );
}

/** Ant Design's own icons have English names. */
const STAR = <StarFilled aria-hidden="true" />;
