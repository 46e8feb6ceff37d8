import { Alert, Button } from 'antd';
import { Navigate } from 'react-router-dom';
import { isApiError } from '../../../shared/contract/base/apiError';
import type { AskedTime } from '../../../shared/domain/booking/askedTime';
import { withInterpreterDefaults } from '../../../shared/domain/people/interpreterDefaults';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { useGetInterpretersQuery } from '../../api/interpreterApi';
import { useGetAskedTimeQuery } from '../../api/openApi';
import { refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import type { AskedStart } from '../../machines/bookingWizard/askedStart';
import type { BookingStart } from '../../machines/bookingWizard/bookingStart';
import { paths } from '../../paths';
import { chosenOf } from './picker/chosenOf';
import { askedLanguages } from '../../../shared/domain/booking/askedLanguages';
import { Bone } from '../../ui/feedback/Bone';

/** Looks up whom and what time a public page's address asks for, and goes on to the wizard with it. */
export function AskedBooking({ asked }: { asked: AskedTime }) {
  const { t, i18n } = useTranslation();
  const { slug, startsAt } = asked;
  const { from, to } = askedLanguages(asked);
  const always = { refetchOnMountOrArgChange: true };
  const time = useGetAskedTimeQuery({ slug, start: new Date(startsAt).toISOString() }, always);
  const found = useGetInterpretersQuery({ slug, pageSize: 1 }, always);
  if (time.isFetching || found.isFetching) return <Bone />;
  const refusal = isApiError(time.error) ? time.error : null;
  const isGone = refusal?.code === 'NOT_LISTED' || refusal?.code === 'NOT_FOUND';
  const failure = refusal && !isGone ? refusal : isApiError(found.error) ? found.error : null;
  if (failure) {
    const again = () => void Promise.all([time.refetch(), found.refetch()]);
    return (
      <Alert
        type="error"
        title={t('booking.asked.unchecked')}
        description={refusalText(failure, t)}
        action={<Button onClick={again}>{t('common.retry')}</Button>}
      />
    );
  }
  const [record] = found.data ?? [];
  const person = record && !isGone ? withInterpreterDefaults(record) : null;
  const standing = refusal?.code === 'NOT_FOUND' ? 'unknown' : person ? time.data?.standing : 'unlisted';
  const [one, other] = [from, to].map((each) => (each ? languageNameIn(each, i18n.language) : ''));
  const start: BookingStart = {
    ...(person && { chosenInterpreter: chosenOf(person) }),
    asked: {
      standing: standing ?? 'unlisted',
      from: from ?? '',
      to: to ?? '',
      startsAt,
      others: (time.data?.others ?? []).map((each) => Date.parse(each)),
      title: one && other ? t('booking.asked.title', { from: one, to: other }) : '',
    } satisfies AskedStart,
  };
  return <Navigate to={paths.client.mettingsConfig} replace state={start} />;
}
