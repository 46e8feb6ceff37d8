import { SearchOutlined } from '@ant-design/icons';
import { Form, Input, type InputRef } from 'antd';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { CREDENTIAL_FILTERS, type CredentialFilter } from '../../../../shared/domain/people/credentials';
import { FilterChoice } from '../../../ui/form/choices/FilterChoice';
import { Dialog } from '../../../ui/popups/Dialog';
import { LanguagePair } from '../../../ui/text/LanguagePair';
import './InterpreterPicker.css';
import { PickerResult } from './PickerResult';
import type { InterpreterPickerActor } from './useInterpreterPicker';

/** The dialog in which an interpreter is chosen. Closing gives the focus back to the button that opened it. */
export function InterpreterPicker({ actor }: { actor: InterpreterPickerActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { send } = actor;
  const { from, to, search, credential } = state.context.criteria;
  const searchField = useRef<InputRef>(null);
  const content = useRef<HTMLDivElement>(null);
  const startSearch = (isOpen: boolean) => {
    // where fingers type, the keyboard would cover the list that most people choose from
    if (!isOpen || window.matchMedia('(pointer: coarse)').matches) return;
    // who was quicker than the dialog is somewhere in it already
    if (!content.current?.contains(document.activeElement)) searchField.current?.focus();
  };
  return (
    <Dialog
      open={state.hasTag('open')}
      title={t('booking.picker.title')}
      width={720}
      footer={null}
      destroyOnHidden
      afterOpenChange={startSearch}
      onCancel={() => send({ type: 'picker.dismissed' })}
    >
      <div ref={content} className="dr-picker">
        {from && to && (
          <p>
            <LanguagePair from={from} to={to} />
          </p>
        )}
        <Form.Item
          label={t('common.search')}
          htmlFor="booking-picker-search"
          layout="vertical"
          extra={<span id="booking-picker-hint">{t('booking.picker.searchHint')}</span>}
        >
          <Input
            ref={searchField}
            id="booking-picker-search"
            type="search"
            prefix={<SearchOutlined aria-hidden="true" />}
            placeholder={t('common.search')}
            autoComplete="off"
            aria-describedby="booking-picker-hint"
            value={search}
            onChange={({ target }) => send({ type: 'search.changed', search: target.value })}
          />
        </Form.Item>
        <FilterChoice
          label={t('interpreters.badges.filter.label')}
          value={credential ?? ''}
          options={[
            { value: '', label: t('interpreters.badges.filter.any') },
            ...CREDENTIAL_FILTERS.map((value) => ({
              value,
              label: t(`interpreters.badges.filter.${value}`),
            })),
          ]}
          onChange={(chosen: CredentialFilter | '') =>
            send({ type: 'credential.chosen', credential: chosen === '' ? null : chosen })
          }
        />
        <PickerResult picker={{ state, send }} />
      </div>
    </Dialog>
  );
}
