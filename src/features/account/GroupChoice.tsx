import { useTranslation } from '../../i18n/useTranslation';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../domain/groups';

interface GroupChoiceProps {
  id: string;
  name: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

const GROUPS = [
  { id: CLIENT_GROUP, name: 'client' },
  { id: INTERPRETER_GROUP, name: 'interpreter' },
] as const;

/** As whom a person registers. Nothing is chosen for them: it cannot be changed later. */
export function GroupChoice({ id, name, value, problem, onChange }: GroupChoiceProps) {
  const { t } = useTranslation();
  const problemId = `${id}-problem`;
  return (
    <fieldset
      className="dr-form-choices"
      role="radiogroup"
      aria-invalid={problem !== undefined}
      aria-required
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <legend>{t('account.register.iAmA')}</legend>
      {GROUPS.map((group, index) => (
        <label key={group.id} className="dr-form-choice">
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={group.id}
            checked={value === String(group.id)}
            onChange={() => onChange(String(group.id))}
          />
          {t(`account.register.${group.name}`)}
        </label>
      ))}
      {problem !== undefined && (
        <p id={problemId} className="dr-form-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
