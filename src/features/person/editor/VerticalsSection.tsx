import { CloseOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { PROFILE_LENGTHS } from '../../../domain/profileRules';
import { VERTICALS } from '../../../domain/verticals';
import { PlainField } from '../../../ui/PlainField';
import { useInterpreterWords } from '../../../ui/useInterpreterWords';
import { PersonSection } from '../PersonSection';
import { fieldIdOf } from './formPaths';
import type { ProfileEditing } from './useProfileForm';
import { verticalsOf } from './verticalsOf';

/**
 * Fields of work, each a tab of the profile and a column of its prices. The usual ones are said in the reader's
 * language and kept by the name that everybody's profile has for them.
 */
export function VerticalsSection({ editing }: { editing: ProfileEditing }) {
  const { t } = useTranslation();
  const words = useInterpreterWords();
  const { form, set } = editing;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = ['verticals', ...verticalsOf(form).map((_, index) => `verticals.${index}.name`)]
    .map(editing.problemAt)
    .find(Boolean);
  const type = (text: string) => {
    const usual = VERTICALS.find((each) => words.vertical(each).toLowerCase() === text.toLowerCase());
    set('newVertical', usual ?? text);
  };
  const add = () => {
    set('verticals', verticalsOf(form), 'verticals');
    set('newVertical', '');
    input.current?.focus();
  };
  const addByKey = (event: KeyboardEvent) => {
    // Enter that ends a Japanese conversion is part of typing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
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
          value={words.vertical(form.newVertical)}
          list={listId}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={PROFILE_LENGTHS.label}
          problem={problem}
          isOptional
          onChange={type}
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
