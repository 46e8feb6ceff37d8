import type { ComponentProps } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { PlainArea } from '../../../ui/PlainArea';
import { PlainField } from '../../../ui/PlainField';
import { fieldIdOf, FORM_PATHS } from './formPaths';
import type { TextKey } from './ProfileForm';
import { ResumeMark } from './ResumeMark';
import type { ProfileEditing } from './useProfileForm';

type Look = Pick<
  ComponentProps<typeof PlainField>,
  'hint' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'isOptional' | 'maxLength'
>;

interface EditorFieldProps extends Look {
  editing: ProfileEditing;
  name: TextKey;
  isLong?: boolean;
}

/** One text of the profile. */
export function EditorField({ editing, name, isLong = false, isOptional = true, ...look }: EditorFieldProps) {
  const { t } = useTranslation();
  const path = FORM_PATHS[name];
  const field = {
    id: fieldIdOf(path),
    name,
    label: t(`profileEditor.fields.${name}`),
    value: editing.form[name],
    problem: editing.problemAt(path),
    mark: editing.isMarked(path) && <ResumeMark />,
    onChange: (value: string) => editing.set(name, value, path),
  };
  if (isLong) return <PlainArea {...field} hint={look.hint} autoCapitalize="sentences" />;
  return (
    <PlainField {...field} autoComplete="off" autoCapitalize="sentences" {...look} isOptional={isOptional} />
  );
}
