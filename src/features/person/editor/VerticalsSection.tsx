import { CloseOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFILE_LENGTHS } from '../../../domain/profileRules';
import { VERTICALS } from '../../../domain/verticals';
import { PlainField } from '../../../ui/PlainField';
import { useInterpreterWords } from '../../../ui/useInterpreterWords';
import { PersonSection } from '../PersonSection';
import { fieldIdOf } from './formPaths';
import type { ProfileEditing } from './useProfileForm';

/**
 * Fields of work, each a tab of the profile and a column of its prices. The usual ones are said in the reader's
 * language and kept by the name that everybody's profile has for them.
 */
export function VerticalsSection({ editing }: { editing: ProfileEditing }) {
  const { t } = useTranslation();
  const words = useInterpreterWords();
  const { form, set } = editing;
  const [typed, setTyped] = useState('');
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = ['verticals', ...form.verticals.map((_, index) => `verticals.${index}.name`)]
    .map(editing.problemAt)
    .find(Boolean);
  const add = () => {
    const isTyped = (each: string) => each.toLowerCase() === typed.trim().toLowerCase();
    const name = VERTICALS.find((each) => isTyped(words.vertical(each))) ?? typed.trim();
    const isThere = form.verticals.some((each) => each === name || isTyped(each));
    if (name && !isThere) set('verticals', [...form.verticals, name], 'verticals');
    setTyped('');
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
            {words.vertical(name)}
            <button
              type="button"
              className="dr-iconButton"
              aria-label={t('profileEditor.verticals.remove', { name: words.vertical(name) })}
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
          value={typed}
          list={listId}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={PROFILE_LENGTHS.label}
          problem={problem}
          isOptional
          onChange={setTyped}
        />
        <button type="button" className="dr-button dr-button-large" onClick={add}>
          {t('profileEditor.verticals.addButton')}
        </button>
        <datalist id={listId}>
          {VERTICALS.filter((name) => !form.verticals.includes(name)).map((name) => (
            <option key={name} value={words.vertical(name)} />
          ))}
        </datalist>
      </div>
    </PersonSection>
  );
}
