import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import { Alert, Button } from 'antd';
import { apiErrorText } from '../../../../shared/i18n/apiErrorText';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/buttons/LinkButton';
import type { Room } from '../engine/Room';
import { type RoomFacts, RoomHeading } from '../page/RoomHeading';

/** After leaving: the way back in, for as long as there is one. Another page of the same person's may have the place. */
export function LeftRoom({ room, facts }: { room: Room; facts: RoomFacts | null }) {
  const { t } = useTranslation();
  const { state, send } = room;
  const { isElsewhere, failure } = state.context;
  return (
    <div className="dr-roomAlone">
      <RoomHeading {...{ room, facts }} />
      <div className="dr-roomPart" role="status">
        <h2>{t(isElsewhere ? 'room.left.elsewhereTitle' : 'room.left.title')}</h2>
        <p>{t(isElsewhere ? 'room.left.elsewhere' : facts ? 'room.left.text' : 'room.left.textGuest')}</p>
      </div>
      {failure && (
        <Alert type="error" showIcon title={t('room.lobby.refused')} description={apiErrorText(failure, t)} />
      )}
      <p className="dr-roomActions">
        <Button
          type="primary"
          size="large"
          icon={<ArrowRightOutlined aria-hidden="true" />}
          onClick={() => send({ type: 'enter.pressed' })}
        >
          {t('room.lobby.enter')}
        </Button>
        <Button size="large" onClick={() => send({ type: 'check.pressed' })}>
          {t('room.check.button')}
        </Button>
        {facts && (
          <LinkButton size="large" to={paths[facts.viewer].records}>
            {t('room.toBookings')}
          </LinkButton>
        )}
      </p>
    </div>
  );
}
