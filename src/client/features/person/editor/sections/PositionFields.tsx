import { Input } from 'antd';
import { useTranslation } from '../../../../i18n/useTranslation';
import { DateInput } from '../../../../ui/date/DateInput';
import { EditorItem } from './EditorItem';
import { FlagField } from './FlagField';
import type { ExperienceForm } from '../ProfileForm';

interface PositionFieldsProps {
  position: ExperienceForm;
  index: number;
  problemAt: (path: string) => string | undefined;
  onChange: (changes: Partial<ExperienceForm>) => void;
}

/** One position: what, where, from when to when. */
export function PositionFields({ position, index, problemAt, onChange }: PositionFieldsProps) {
  const { t } = useTranslation();
  const item = (name: FieldName) => {
    const path = `experience.${index}.${name}`;
    return { path, label: t(`profileEditor.experience.fields.${name}`), problem: problemAt(path) };
  };
  const text = (name: FieldName) => ({
    value: position[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const day = (name: 'startDate' | 'endDate') => (
    <EditorItem {...item(name)}>
      {(control) => (
        <DateInput {...control} value={position[name]} onChange={(value) => onChange({ [name]: value })} />
      )}
    </EditorItem>
  );
  return (
    <>
      <div className="dr-fieldPair">
        <EditorItem {...item('title')}>
          {(control) => (
            <Input
              {...control}
              {...text('title')}
              autoCapitalize="sentences"
              autoComplete="organization-title"
            />
          )}
        </EditorItem>
        <EditorItem {...item('company')}>
          {(control) => <Input {...control} {...text('company')} autoCapitalize="words" />}
        </EditorItem>
        {day('startDate')}
        {!position.isCurrent && day('endDate')}
      </div>
      <FlagField
        label={t('profileEditor.experience.current')}
        isTicked={position.isCurrent}
        onChange={(isCurrent) => onChange({ isCurrent })}
      />
      <EditorItem {...item('description')}>
        {(control) => (
          <Input.TextArea
            {...control}
            {...text('description')}
            className="dr-growingText"
            autoCapitalize="sentences"
          />
        )}
      </EditorItem>
    </>
  );
}

type FieldName = 'title' | 'company' | 'startDate' | 'endDate' | 'description';
