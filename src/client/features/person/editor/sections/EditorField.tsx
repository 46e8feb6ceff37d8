import { Input, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { EditorItem } from './EditorItem';
import { FORM_PATHS } from '../formPaths';
import type { TextKey } from '../ProfileForm';
import type { ProfileEditing } from '../useProfileForm';

interface EditorFieldProps extends Pick<InputProps, 'autoComplete' | 'autoCapitalize' | 'inputMode'> {
  editing: ProfileEditing;
  name: TextKey;
  hint?: ReactNode;
  isLong?: boolean;
}

/** One text of the profile. */
export function EditorField({ editing, name, hint, isLong = false, ...look }: EditorFieldProps) {
  const { t } = useTranslation();
  const path = FORM_PATHS[name];
  const Text = isLong ? Input.TextArea : Input;
  return (
    <EditorItem
      path={path}
      label={t(`profileEditor.fields.${name}`)}
      hint={hint}
      problem={editing.problemAt(path)}
      isMarked={editing.isMarked(path)}
    >
      {(control) => (
        <Text
          {...control}
          className={isLong ? 'dr-growingText' : ''}
          name={name}
          value={editing.form[name]}
          autoComplete="off"
          autoCapitalize="sentences"
          {...look}
          onChange={({ target }: { target: { value: string } }) => editing.set(name, target.value, path)}
        />
      )}
    </EditorItem>
  );
}
