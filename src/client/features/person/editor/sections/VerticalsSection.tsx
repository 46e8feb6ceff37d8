import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { AutoComplete, Button, Tag } from 'antd';
import { type ComponentRef, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { VERTICALS } from '../../../../../shared/domain/people/verticals';
import { matchesTyped } from '../../../../ui/form/choices/matchesTyped';
import { useListHeight } from '../../../../ui/form/choices/useListHeight';
import { useInterpreterWords } from '../../../../entities/interpreter/useInterpreterWords';
import { PersonSection } from '../../PersonSection';
import { EditorItem } from './EditorItem';
import type { ProfileEditing } from '../useProfileForm';
import { verticalsOf } from '../changeOfForm';

/**
 * Fields of work, each a tab of the profile and a column of its prices. The usual ones are said in the reader's
 * language and kept by the name that everybody's profile has for them.
 */
export function VerticalsSection({ editing }: { editing: ProfileEditing }) {
  const { t } = useTranslation();
  const words = useInterpreterWords();
  const listHeight = useListHeight();
  const { form, set } = editing;
  const input = useRef<ComponentRef<typeof AutoComplete>>(null);
  const isPicked = useRef(false);
  const [isListOpen, setListOpen] = useState(false);
  const problem = ['verticals', ...verticalsOf(form).map((_, index) => `verticals.${index}.name`)]
    .map(editing.problemAt)
    .find(Boolean);
  const nameOf = (text: string) =>
    VERTICALS.find((each) => words.vertical(each).toLowerCase() === text.toLowerCase()) ?? text;
  const add = (newVertical: string) => {
    set('verticals', verticalsOf({ ...form, newVertical }), 'verticals');
    set('newVertical', '');
    input.current?.focus();
    // It would open again for the emptied field, and lie over what is pressed next.
    setListOpen(false);
  };
  const addByKey = (event: KeyboardEvent) => {
    // Enter that ends a Japanese conversion is part of typing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Enter on a line of the list has added that one.
    if (!isPicked.current) add(form.newVertical);
    isPicked.current = false;
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
      {form.verticals.length === 0 && <p className="dr-person-hint">{t('profileEditor.verticals.none')}</p>}
      <ul className="dr-editor-chips">
        {form.verticals.map((name) => (
          <li key={name}>
            <Tag className="dr-editor-chip">
              {words.vertical(name)}
              <Button
                type="text"
                shape="circle"
                size="small"
                icon={<CloseOutlined aria-hidden="true" />}
                aria-label={t('profileEditor.verticals.remove', { name: words.vertical(name) })}
                onClick={() => remove(name)}
              />
            </Tag>
          </li>
        ))}
      </ul>
      <div className="dr-editor-add" onKeyDown={addByKey}>
        <EditorItem path="verticals" label={t('profileEditor.verticals.add')} problem={problem}>
          {(control) => (
            <AutoComplete
              {...control}
              ref={input}
              className="dr-wideControl"
              value={words.vertical(form.newVertical)}
              options={VERTICALS.filter((name) => !form.verticals.includes(name)).map((name) => ({
                value: words.vertical(name),
                label: words.vertical(name),
              }))}
              showSearch={SEARCH}
              listHeight={listHeight}
              open={isListOpen}
              onOpenChange={setListOpen}
              defaultActiveFirstOption={false}
              onChange={(text: string) => set('newVertical', nameOf(text ?? ''))}
              onSelect={(text: string) => {
                isPicked.current = true;
                add(nameOf(text));
              }}
            />
          )}
        </EditorItem>
        <Button onClick={() => add(form.newVertical)}>{t('profileEditor.verticals.addButton')}</Button>
      </div>
    </PersonSection>
  );
}

const SEARCH = { filterOption: matchesTyped };
