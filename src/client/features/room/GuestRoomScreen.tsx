import 'antd-sheets/inside.css';
import { Button, Form, Input } from 'antd';
import { z } from 'zod';
import { useLocation } from 'react-router-dom';
import { useAskToEnterMutation } from '../../api/room/askToEnterApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { GUEST_NAME_MAX_LENGTH } from '../../../shared/domain/booking/meetingRoom';
import { isBlank } from '../../../shared/domain/text/visibleText';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { useTranslation } from '../../i18n/useTranslation';
import { AppForm } from '../../ui/form/AppForm';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { EmptyState } from '../../ui/loading/EmptyState';
import { usePersistentState } from '../../ui/page/usePersistentState';
import { Unrecorded } from './page/RoomHeading';
import { useRoom } from './engine/useRoom';
import { RoomView } from './page/RoomView';
import './page/room.css';

/** Of a link that is whole. */
const SECRET = /^[\w-]{43}$/;
const Asked = z.object({ token: z.string(), name: z.string() }).nullable();

/** The same room for somebody who came by a link: they say a name, and wait to be let in. */
export function GuestRoomScreen() {
  const { t } = useTranslation();
  const secret = useLocation().hash.slice(1);
  if (SECRET.test(secret)) return <Invited key={secret} secret={secret} />;
  return (
    <div className="dr-roomAlone">
      <h1>{t('room.title')}</h1>
      <EmptyState title={t('room.guest.brokenTitle')} text={t('room.guest.broken')} />
    </div>
  );
}

/** A reload finds the guest where they were: the tab remembers by which token they are known. */
function Invited({ secret }: { secret: string }) {
  const [asked, setAsked, forget] = usePersistentState({
    place: `room guest ${secret}`,
    schema: Asked,
    start: null,
  });
  if (!asked) return <AskForm secret={secret} onAsked={setAsked} />;
  const askAgain = () => {
    setAsked(null);
    forget();
  };
  return <GuestRoom key={asked.token} {...asked} onAskAgain={askAgain} />;
}

interface AskFormProps {
  secret: string;
  onAsked: (asked: { token: string; name: string }) => void;
}

function AskForm({ secret, onAsked }: AskFormProps) {
  const { t } = useTranslation();
  const [ask] = useAskToEnterMutation();
  const form = useAppForm({
    start: { name: '' },
    kept: ['name'],
    check: ({ name }) => ({ name: isBlank(name) ? t('room.guest.nameRequired') : undefined }),
    send: async ({ name }) => {
      const { data, error } = await ask({ secret, name: name.trim() });
      if (data) {
        onAsked({ token: data.token, name: data.view.name });
        return undefined;
      }
      const refusal = formRefusalOf(error, ['name'], t);
      const { code = null } = isApiError(error) ? error : {};
      if (code === 'ROOM_CLOSED') return { ...refusal, text: t('room.guest.over') };
      return code === 'NOT_FOUND' ? { ...refusal, text: t('room.guest.linkGone') } : refusal;
    },
  });
  return (
    <div className="dr-roomAlone">
      <h1>{t('room.guest.title')}</h1>
      <p>{t('room.guest.text')}</p>
      <AppForm {...form.props}>
        <FormSummary {...form.summary} />
        <Form.Item name="name" label={t('room.guest.name')} extra={t('room.guest.nameHint')} required>
          <Input autoComplete="name" maxLength={GUEST_NAME_MAX_LENGTH} />
        </Form.Item>
        <SubmitButton label={t('ui.join')} isBusy={form.isSending} busyText={t('room.guest.asking')} />
      </AppForm>
      <Unrecorded />
    </div>
  );
}

function GuestRoom({ token, name, onAskAgain }: { token: string; name: string; onAskAgain: () => void }) {
  const { t } = useTranslation();
  const room = useRoom({ kind: 'guest', token, name });
  const error = room.failure?.error;
  const isForgotten = !room.guest && isApiError(error) && error.code === 'NOT_FOUND';
  // A guest who left while waiting is asked for nothing any more.
  const hasGone = room.guest?.state === 'left' && !room.meeting;
  if (!isForgotten && !hasGone) return <RoomView room={room} facts={null} />;
  return (
    <div className="dr-roomAlone">
      <h1>{t('room.title')}</h1>
      <EmptyState
        title={t('room.guest.unknownTitle')}
        text={t('room.guest.unknown')}
        action={<Button onClick={onAskAgain}>{t('room.guest.askAgain')}</Button>}
      />
    </div>
  );
}
