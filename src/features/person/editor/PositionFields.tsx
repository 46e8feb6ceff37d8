import { useTranslation } from '../../../i18n/useTranslation';
import { PlainArea } from '../../../ui/PlainArea';
import { PlainField } from '../../../ui/PlainField';
import { FlagField } from './FlagField';
import { fieldIdOf } from './formPaths';
import type { ExperienceForm } from './ProfileForm';

interface PositionFieldsProps {
  position: ExperienceForm;
  index: number;
  problemAt: (path: string) => string | undefined;
  onChange: (changes: Partial<ExperienceForm>) => void;
}

/** One position: what, where, from when to when. */
export function PositionFields({ position, index, problemAt, onChange }: PositionFieldsProps) {
  const { t } = useTranslation();
  const field = (name: 'title' | 'company' | 'startDate' | 'endDate' | 'description') => {
    const path = `experience.${index}.${name}`;
    return {
      id: fieldIdOf(path),
      label: t(`profileEditor.experience.fields.${name}`),
      value: position[name],
      problem: problemAt(path),
      onChange: (value: string) => onChange({ [name]: value }),
    };
  };
  return (
    <>
      <div className="dr-form-pair">
        <PlainField {...field('title')} autoCapitalize="sentences" autoComplete="organization-title" />
        <PlainField {...field('company')} autoCapitalize="words" isOptional />
        <PlainField {...field('startDate')} type="date" />
        {!position.isCurrent && <PlainField {...field('endDate')} type="date" />}
      </div>
      <FlagField
        label={t('profileEditor.experience.current')}
        isTicked={position.isCurrent}
        onChange={(isCurrent) => onChange({ isCurrent })}
      />
      <PlainArea {...field('description')} autoCapitalize="sentences" />
    </>
  );
}
