import 'antd-sheets/date.css';
import { DatePicker, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/ja';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import '../form/controls.css';
import customParseFormat from 'dayjs/plugin/customParseFormat';

interface DateInputProps extends Omit<
  DatePickerProps,
  'value' | 'onChange' | 'format' | 'minDate' | 'maxDate' | 'picker' | 'multiple' | 'defaultValue'
> {
  /** `YYYY-MM-DD`, or empty */
  value?: string;
  onChange?: (value: string) => void;
  /** the first and the last day that the panel offers, `YYYY-MM-DD`; another one can still be typed */
  min?: string;
  max?: string;
}

/** A day: typed first, as the reader writes it or as `YYYY-MM-DD`; the panel is for pointers. */
export function DateInput({ value, onChange, min, max, onBlur, className = '', ...picker }: DateInputProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [unread, setUnread] = useState('');
  const faultId = useId();
  const formats = dateFormats(language);
  const day = value ? dayjs(value, ISO_DAY, true) : null;
  const shown = day?.isValid() ? day : null;
  // Ant Design shows a new day's text in place of what was typed, and no day is one, too
  const [before, setBefore] = useState<dayjs.Dayjs | null>(null);
  const hold = (next: string) => {
    setUnread('');
    onChange?.(next);
  };
  const field = (
    <DatePicker
      {...picker}
      {...(unread && { status: 'error', 'aria-describedby': faultId })}
      className={`dr-wideControl ${className}`}
      value={unread && !shown ? before : shown}
      locale={WORDS}
      preserveInvalidOnBlur={unread !== ''}
      format={[...formats]}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      needConfirm={false}
      // its button would be one more stop, and gone under the focus once the day cannot be read
      allowClear={false}
      onChange={(chosen) => hold(chosen ? chosen.format(ISO_DAY) : '')}
      onBlur={(event, info) => {
        onBlur?.(event, info);
        // a press in the panel leaves by something that is no field
        if (!(event.target instanceof HTMLInputElement)) return;
        // the panel may not offer it, and what is wrong with it is for the form to say; what is no day is none
        const text = event.target.value.trim();
        const typed = readDay(text, formats);
        if ((typed ?? '') !== (value ?? '')) hold(typed ?? '');
        if (text && !typed) {
          setUnread(text);
          setBefore(unread ? before : shown);
        }
      }}
    />
  );
  return (
    <>
      {field}
      {unread && (
        <p id={faultId} className="dr-fieldFault" role="alert">
          {t('ui.noDay', { typed: unread })}
        </p>
      )}
    </>
  );
}

dayjs.extend(customParseFormat);

/** Laid over the reader's own: the buttons of the panel are called what they say, the month and the year. */
const WORDS = { lang: { monthSelect: '', yearSelect: '' } } as DatePickerProps['locale'];

/** The wire's way to write a calendar day. */
const ISO_DAY = 'YYYY-MM-DD';

/** How days are written in an interface language, the shown way first, then the others that can be typed. */
function dateFormats(language: string): readonly string[] {
  if (language.startsWith('ja')) return ['YYYY年M月D日', ISO_DAY, 'YYYY/M/D', 'YYYY.M.D'];
  if (language.startsWith('es')) return ['D MMM YYYY', ISO_DAY, 'D/M/YYYY', 'D-M-YYYY', 'D MMMM YYYY'];
  return ['MMM D, YYYY', ISO_DAY, 'M/D/YYYY', 'M-D-YYYY', 'MMM D YYYY', 'MMMM D, YYYY'];
}

/** A typed day as `YYYY-MM-DD`; undefined where it is no day in any of the formats. */
function readDay(text: string, formats: readonly string[]): string | undefined {
  const read = formats.map((format) => dayjs(text.trim(), format, true)).find((day) => day.isValid());
  return read?.format(ISO_DAY);
}
