import { CloseOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFILE_LENGTHS } from '../../../domain/profileRules';
import { PlainField } from '../../../ui/PlainField';
import { PersonSection } from '../PersonSection';
import { fieldIdOf } from './formPaths';
import type { ProfileEditing } from './useProfileForm';
import { verticalsOf } from './verticalsOf';

/** The specification's three first, then what interpreters here often name. */
const KNOWN = [
  'Software & App',
  'Tourism & Living',
  'Technical & Engineering',
  'Business & Trade',
  'Legal & Court',
  'Medical & Health',
];

/** Fields of work, each a tab of the profile and a column of its prices. */
export function VerticalsSection({ editing }: { editing: ProfileEditing }) {
  const { t } = useTranslation();
  const { form, set } = editing;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = ['verticals', ...verticalsOf(form).map((_, index) => `verticals.${index}.name`)]
    .map(editing.problemAt)
    .find(Boolean);
  const add = () => {
    set('verticals', verticalsOf(form), 'verticals');
    set('newVertical', '');
    input.current?.focus();
  };
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const remove = (name: string) => {
    set(
      'verticals',
      form.verticals.filter((each) => each !== name),
      'verticals',
    );
    set(
      'prices',
      form.prices.map((row) => {
        const { [name]: _gone, ...prices } = row.prices;
        return { ...row, prices };
      }),
    );
    input.current?.focus();
  };
  return (
    <PersonSection
      id="part-verticals"
      title={t('profileEditor.sections.verticals')}
      hint={t('profileEditor.hints.verticals')}
    >
      {form.verticals.length === 0 && <p className="dr-form-hint">{t('profileEditor.verticals.none')}</p>}
      <ul className="dr-editor-chips">
        {form.verticals.map((name) => (
          <li key={name}>
            {name}
            <button
              type="button"
              className="dr-iconButton"
              aria-label={t('profileEditor.verticals.remove', { name })}
              onClick={() => remove(name)}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className="dr-editor-add" onKeyDown={addByKey}>
        <PlainField
          ref={input}
          id={fieldIdOf('verticals')}
          label={t('profileEditor.verticals.add')}
          value={form.newVertical}
          list={listId}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={PROFILE_LENGTHS.label}
          problem={problem}
          isOptional
          onChange={(name) => set('newVertical', name)}
        />
        <button type="button" className="dr-button dr-button-large" onClick={add}>
          {t('profileEditor.verticals.addButton')}
        </button>
        <datalist id={listId}>
          {KNOWN.filter((name) => !form.verticals.includes(name)).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
    </PersonSection>
  );
}
