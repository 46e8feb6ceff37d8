import { Input } from 'antd';
import type { OTPRef } from 'antd/es/input/OTP';
import { useEffect, useImperativeHandle, useRef, type AriaAttributes, type Ref } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

interface CodeInputProps extends AriaAttributes {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  ref?: Ref<Pick<OTPRef, 'focus'>>;
}

export const CODE_LENGTH = 6;

/** The digits of a mailed code, each in a box of its own; a phone offers the code, and a paste fills all of them. */
export function CodeInput({ value = '', onChange, isDisabled, ref, ...group }: CodeInputProps) {
  const { t } = useTranslation();
  const boxes = useRef<OTPRef>(null);
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
      ref={boxes}
      length={CODE_LENGTH}
      inputMode="numeric"
      autoComplete="one-time-code"
      disabled={isDisabled}
      value={value}
      onInput={(digits) => onChange?.(digits.join(''))}
    />
  );
}
