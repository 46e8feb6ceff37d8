import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps, type InputRef } from 'antd';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

type PasswordInputProps = Omit<InputProps, 'onChange'> & {
  ref?: Ref<InputRef>;
  onChange: (value: string) => void;
};

/** A password that can be looked at; the button that shows it can be reached by keyboard. */
export function PasswordInput({ onChange, ...rest }: PasswordInputProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      {...rest}
      size="large"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      suffix={
        <Button
          type="text"
          size="small"
          icon={isShown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
          aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
