import { useTranslation } from '../../i18n/useTranslation';
import { useParams, useSearchParams } from 'react-router-dom';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import './messages.css';
import { ThreadList } from './ThreadList';
import { ThreadOpener } from './ThreadOpener';
import { ThreadPane } from './ThreadPane';

/** Conversations to the left, the chosen one beside them; on a phone one at a time. */
export function MessagesScreen() {
  const { t } = useTranslation();
  const { threadId } = useParams();
  const [search] = useSearchParams();
  const personId = threadId === undefined ? search.get('with') : null;
  const isClient = useAppSelector(selectUser)?.group_id === CLIENT_GROUP;
  const own = isClient ? paths.client : paths.interpreter;
  const isChosen = threadId !== undefined || personId !== null;
  return (
    <div className="dr-talk" data-chosen={isChosen}>
      <h1 className="dr-talk-title">{t('talk.title')}</h1>
      <div className="dr-talk-columns">
        <div className="dr-talk-list">
          <ThreadList root={own.messages} currentId={threadId} isClient={isClient} />
        </div>
        <div className="dr-talk-pane">
          {personId !== null && <ThreadOpener key={personId} personId={personId} root={own.messages} />}
          {threadId !== undefined && <ThreadPane key={threadId} threadId={threadId} own={own} />}
          {!isChosen && <p className="dr-talk-choose">{t('talk.choose')}</p>}
        </div>
      </div>
    </div>
  );
}
