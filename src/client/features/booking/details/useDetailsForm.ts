import { Form } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { clock24, fromClock24, type MeetingTime } from '../../../../shared/domain/time/meetingTime';
import { languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';
import type { BookingDetails, DetailsField } from '../../../machines/bookingWizard/bookingDetails';
import { offersPair } from '../../../machines/bookingWizard/chosenInterpreter';
import { formatMeetingTime } from '../../../ui/time/meetingTime';
import { unbroken } from '../../../ui/text/unbroken';
import { issueText } from './issueText';
import { meetingMoment, type MeetingMoment } from './meetingMoment';
import type { BookingWizard } from '../useBookingWizard';

/** The first step's fields; the interpreter is one of them, although a dialog chooses it. */
export type DetailsValues = BookingDetails & { interpreter_id: string | null };

const FORM_NAME = 'booking';

/** The id of a field's control. */
export const detailsFieldId = (field: DetailsField): string => `${FORM_NAME}_${field}`;

/**
 * The first step's form: Ant Design's Form shows what the machine has, and what is wrong with it beside each field; what
 * is typed goes to the machine.
 */
export function useDetailsForm({ state, send }: BookingWizard) {
  const { t, i18n } = useTranslation();
  const { details, interpreter, issues } = state.context;
  const [form] = Form.useForm<DetailsValues>();
  const moment = useMemo(() => meetingMoment(details), [details]);
  const fields = useMemo(() => {
    const told = new Map<DetailsField, string>(issues.map((issue) => [issue.field, issueText(issue, t)]));
    const say = (time: MeetingTime) => unbroken(formatMeetingTime(time, i18n.language) ?? clock24(time));
    if (moment?.clockMovesTo) {
      const next = say(fromClock24(moment.clockMovesTo));
      told.set('meetingTime', t('booking.when.missing', { time: say(moment.time), next }));
    }
    const { interpreterBookingFrom: from, interpreterBookingTo: to } = details;
    if (interpreter && from !== to && !offersPair(interpreter, from, to)) {
      const inWords = (name: string) => languageNameIn(name, i18n.language);
      const pair = { name: interpreter.name, from: inWords(from), to: inWords(to) };
      told.set('interpreter_id', t('booking.pairNotOffered', pair));
    }
    const values: DetailsValues = { ...details, interpreter_id: interpreter?.id ?? null };
    return (Object.keys(values) as DetailsField[]).map((name) => {
      const error = told.get(name);
      return { name, value: values[name], errors: error === undefined ? [] : [error] };
    });
  }, [details, interpreter, issues, moment, t, i18n.language]);
  const [initialValues] = useState(() => Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const change = (changes: Partial<BookingDetails>) => send({ type: 'details.changed', changes });
  return {
    details,
    change,
    moment,
    /** for `AppForm` */
    props: { form, name: FORM_NAME, initialValues, fields, onValuesChange: change },
  };
}

/** The props of each group of the first step's fields. */
export interface DetailsForm {
  details: BookingDetails;
  /** what date, time and zone mean so far */
  moment: MeetingMoment | null;
  change: (changes: Partial<BookingDetails>) => void;
}
