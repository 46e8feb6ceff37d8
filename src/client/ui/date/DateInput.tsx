import 'antd-sheets/date.css';
import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import {
  type ComponentRef,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { readTypedDay } from '../../../shared/domain/time/readTypedDay';
import '../form/controls.css';
import { formatMeetingDate } from '../time/meetingTime';
import './DateInput.css';
import { DayText, TypedDay } from './DayText';
import { LAYOUT } from '../theme/theme';

/** The panel's height on the screen, in pixels. */
const PANEL_HEIGHT = 430;

/** Height for the field's label, which stays in sight where there is room. */
const LABEL_HEIGHT = 40;

type Picker = ComponentRef<typeof DatePicker>;

interface DateInputProps extends Omit<
  DatePickerProps,
  'value' | 'onChange' | 'format' | 'minDate' | 'maxDate' | 'picker' | 'multiple' | 'defaultValue'
> {
  /** as Ant Design's Form gives it, to move the focus here */
  ref?: Ref<Picker>;
  /** `YYYY-MM-DD`, or empty */
  value?: string;
  onChange?: (value: string) => void;
  /** the first and the last day that the panel offers, `YYYY-MM-DD`; another one can still be typed, and is told */
  min?: string;
  max?: string;
}

/** Typed text that was not taken yet, or could not be. It holds until something else gives the field another value. */
interface Typed {
  text: string;
  over: string;
  /** the field was left, or Enter pressed: it is no day */
  isFault: boolean;
}

/**
 * A day: typed first, in the reader's way or as `YYYY-MM-DD`, and read once the field is left or Enter pressed; the panel
 * is for pointers.
 */
export function DateInput({
  ref,
  value = '',
  onChange,
  min,
  max,
  className = '',
  ...picker
}: DateInputProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const faultId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<Picker>(null);
  useImperativeHandle(ref, () => field.current as Picker);
  const [latest, setTyped] = useState<Typed | null>(null);
  const typed = latest?.over === value ? latest : null;
  const shown = useMemo(() => dayOf(value), [value]);
  const [first, last] = useMemo(() => [dayOf(min), dayOf(max)], [min, max]);
  const written = useCallback((day: string) => formatMeetingDate(day, language) ?? '', [language]);
  const format = useCallback((day: Dayjs) => written(day.format(ISO_DAY)), [written]);

  const take = (day: string) => {
    setTyped(null);
    if (day !== value) onChange?.(day);
  };
  const read = () => {
    if (!typed) return;
    const text = typed.text.trim();
    const day = readTypedDay(text, language);
    take(day ?? '');
    if (text && !day) setTyped({ text, over: '', isFault: true });
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // it takes the day; the form is sent by its button
    event.preventDefault();
    read();
    setIsOpen(false);
  };

  const openPanel = (opens: boolean) => {
    if (opens && !isOpen) makePanelRoom(field.current?.nativeElement);
    setIsOpen(opens);
  };
  const typing = {
    text: typed?.text,
    onType: (text: string) => {
      setTyped({ text, over: value, isFault: false });
      if (text) openPanel(true);
    },
    onLeave: read,
  };

  const outside = (min && value && value < min && 'ui.dayOver') || (max && value > max && 'ui.dayTooFar');
  const fault = typed?.isFault
    ? t('ui.noDay', { typed: typed.text })
    : // where the form says so itself, twice would be too much
      outside && !typed && !picker['aria-invalid'] && t(outside, { day: written(value) });
  return (
    <TypedDay value={typing}>
      <DatePicker
        ref={field}
        placeholder={t('ui.dayExample')}
        {...picker}
        {...(fault && { status: 'error', 'aria-invalid': true })}
        aria-describedby={
          [picker['aria-describedby'], fault && faultId].filter(Boolean).join(' ') || undefined
        }
        className={`dr-wideControl ${className}`}
        classNames={CLASS_NAMES}
        components={COMPONENTS}
        builtinPlacements={PLACEMENTS}
        value={shown}
        locale={WORDS}
        // a function reads nothing: what is typed stays as it is until it is taken
        format={format}
        minDate={first ?? undefined}
        maxDate={last ?? undefined}
        needConfirm={false}
        // its button would be one more stop, and gone under the focus once the day cannot be read
        allowClear={false}
        open={isOpen}
        onOpenChange={openPanel}
        onKeyDown={onEnter}
        onChange={(chosen) => take(chosen ? chosen.format(ISO_DAY) : '')}
      />
      {fault && (
        <p id={faultId} className="dr-fieldFault" role="alert">
          {fault}
        </p>
      )}
    </TypedDay>
  );
}

const COMPONENTS = { input: DayText };
const CLASS_NAMES = { popup: { header: 'dr-datePanel-header' } };
/** Beneath the field or above it, and moved as far as the screen's edges ask. */
const OVERFLOW = { adjustY: true, shiftX: true, shiftY: true };
const PLACEMENTS = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: OVERFLOW },
};
/** Laid over the reader's own: the buttons of the panel are called what they say, the month and the year. */
const WORDS = { lang: { monthSelect: '', yearSelect: '' } } as DatePickerProps['locale'];

/** The wire's way to write a calendar day. */
const ISO_DAY = 'YYYY-MM-DD';

function dayOf(date: string | undefined): Dayjs | null {
  const day = date ? dayjs(date) : null;
  return day?.isValid() ? day : null;
}

/** Moves the page up where the panel would have room neither above its field nor beneath it, and would lie over it. */
function makePanelRoom(field: HTMLElement | undefined): void {
  if (!field) return;
  const { top, bottom, height } = field.getBoundingClientRect();
  if (Math.max(top, window.innerHeight - bottom) > PANEL_HEIGHT) return;
  const spare = window.innerHeight - LAYOUT.header - height - PANEL_HEIGHT;
  window.scrollBy({ top: top - LAYOUT.header - Math.max(0, Math.min(LABEL_HEIGHT, spare)) });
}
