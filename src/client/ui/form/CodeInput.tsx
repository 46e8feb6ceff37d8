import { Input, Form } from 'antd';
import type { OTPRef } from 'antd/es/input/OTP';
import {
  type AriaAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { CODE_DIGITS } from '../../../shared/domain/people/codeLife';
import { useTranslation } from '../../i18n/useTranslation';
import './CodeInput.css';

interface CodeInputProps extends AriaAttributes {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  ref?: Ref<Pick<OTPRef, 'focus'>>;
}

/** The digits of a mailed code, each in a box of its own; a phone offers the code, and a paste fills all of them. */
export function CodeInput({ value = '', onChange, isDisabled, ref, ...group }: CodeInputProps) {
  const { t } = useTranslation();
  const boxes = useRef<OTPRef>(null);
  const [typed, setTyped] = useState('');
  useImperativeHandle(ref, () => ({ focus: () => boxes.current?.focus() }), []);
  // Ant Design names each box in English, whatever the language
  useEffect(() => {
    boxes.current?.nativeElement
      .querySelectorAll('input')
      .forEach((box, place) => box.setAttribute('aria-label', t('account.code.digit', { place: place + 1 })));
  });
  return (
    <Input.OTP
      {...group}
      {...SPACE_IGNORED}
      ref={boxes}
      className="dr-codeInput"
      classNames={DIGIT}
      length={CODE_DIGITS}
      size="large"
      inputMode="numeric"
      autoComplete="one-time-code"
      disabled={isDisabled}
      formatter={digitsOf}
      // what was typed stays in its boxes, also where one between them was emptied
      value={value === typed ? undefined : value}
      onInput={(digits) => {
        const code = digits.join('');
        setTyped(code);
        onChange?.(code);
      }}
    />
  );
}

/** Digits, also those of a Japanese keyboard; a space stands for an empty box unless all boxes are filled. */
function digitsOf(text: string): string {
  const plain = text.normalize('NFKC');
  const digits = plain.replaceAll(/\D/g, '');
  return digits.length >= CODE_DIGITS ? digits : plain.replaceAll(/[^\d ]/g, '');
}

/** The space between the halves of a code that is typed from a mail. */
const SPACE_IGNORED = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault();
  },
};
const DIGIT = { input: 'dr-codeInput-digit' };

/** The six digits of a mail. */
export function CodeItem() {
  const { t } = useTranslation();
  return (
    <Form.Item name="code" label={t('account.code.label')} extra={t('account.code.hint')}>
      <CodeInput aria-label={t('account.code.label')} />
    </Form.Item>
  );
}
