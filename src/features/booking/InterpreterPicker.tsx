import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { LanguagePair } from '../../ui/LanguagePair';
import './InterpreterPicker.css';
import { PickerResult } from './PickerResult';
import type { InterpreterPickerControl } from './useInterpreterPicker';

/** The dialog in which an interpreter is chosen. Closing gives the focus back to the button that opened it. */
export function InterpreterPicker({ picker }: { picker: InterpreterPickerControl }) {
  const { t } = useTranslation();
  const { state, send } = picker;
  const { from, to, search } = state.context.criteria;
  return (
    <Modal
      open={state.hasTag('open')}
      title={t('booking.picker.title')}
      width={720}
      footer={null}
      destroyOnHidden
      onCancel={() => send({ type: 'picker.dismissed' })}
    >
      <div className="dr-picker">
        {from && to && (
          <p>
            <LanguagePair from={from} to={to} />
          </p>
        )}
        <div className="dr-field">
          <label htmlFor="booking-picker-search">{t('common.search')}</label>
          <input
            className="dr-input"
            id="booking-picker-search"
            type="search"
            autoComplete="off"
            aria-describedby="booking-picker-hint"
            value={search}
            onChange={({ target }) => send({ type: 'search.changed', search: target.value })}
          />
          <p id="booking-picker-hint" className="dr-field-hint">
            {t('booking.picker.searchHint')}
          </p>
        </div>
        <PickerResult picker={picker} />
      </div>
    </Modal>
  );
}
