import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Alert, Button, Tag } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetCredentialsQuery, useRemoveCredentialMutation } from '../../api/credentialApi';
import { useLazyGetCredentialDocumentQuery } from '../../api/credentialDecisionApi';
import { failureText, refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import type { Credential } from '../../../shared/contract/interpreters/credentialRecord';
import { badgePlace, EXPIRY_WARNINGS, MAX_CREDENTIALS } from '../../../shared/domain/people/credentials';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { DocumentLine } from '../../entities/document/DocumentLine';
import { useDocumentDownload } from '../../entities/document/useDocumentDownload';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { Dialog } from '../../ui/popups/Dialog';
import { useConfirm } from '../../ui/popups/useConfirm';
import { useToast } from '../../ui/popups/useToast';
import { formatMeetingDate } from '../../ui/time/meetingTime';
import { useNow } from '../../ui/time/useNow';
import './Credentials.css';

/** Few visits open it. */
const { Component: CredentialForm } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "credential-form" */ './CredentialForm')).CredentialForm,
);

/** The interpreter's credentials, the state of each, and the ways to add, change and remove one. */
export function CredentialsSection() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetCredentialsQuery();
  /** none: closed; `new`: one is added */
  const [edited, setEdited] = useState<Credential | 'new' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isHere = data !== undefined;
  // mails and the dashboard lead to this part of the page
  useEffect(() => {
    if (hash === '#credentials' && isHere) title.current?.focus();
  }, [hash, isHere]);
  const isFull = (data?.length ?? 0) >= MAX_CREDENTIALS;
  const close = () => setEdited(null);
  return (
    <section id="credentials" aria-labelledby="credentials-title" className="dr-credentials">
      <div>
        <h2 id="credentials-title" ref={title} tabIndex={-1}>
          {t('listing.credentials.title')}
        </h2>
        <p className="dr-listing-lead">{t('listing.credentials.lead')}</p>
      </div>
      {data ? (
        <>
          <CredentialList credentials={data} onEdit={setEdited} />
          {isFull && <p className="dr-listing-quiet">{t('listing.credentials.most')}</p>}
          <Button
            size="large"
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={isFull}
            onClick={() => setEdited('new')}
          >
            {t('listing.credentials.add')}
          </Button>
        </>
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows text={t('common.loading')} />
      )}
      <Dialog
        open={edited !== null}
        title={t(edited === 'new' ? 'listing.credentials.form.add' : 'listing.credentials.form.edit')}
        width={560}
        onCancel={close}
        destroyOnHidden
        footer={null}
      >
        {edited !== null && (
          <Suspense fallback={<LoadingRows text={t('common.loading')} />}>
            <CredentialForm credential={edited === 'new' ? null : edited} onDone={close} />
          </Suspense>
        )}
      </Dialog>
    </section>
  );
}

interface CredentialListProps {
  credentials: readonly Credential[];
  onEdit: (credential: Credential) => void;
}

function CredentialList({ credentials, onEdit }: CredentialListProps) {
  const { t } = useTranslation();
  if (credentials.length === 0) {
    return <EmptyState title={t('listing.credentials.empty')} text={t('listing.credentials.emptyText')} />;
  }
  return (
    <ul className="dr-credentials-list">
      {credentials.map((credential) => (
        <li key={credential.id}>
          <CredentialItem credential={credential} onEdit={() => onEdit(credential)} />
        </li>
      ))}
    </ul>
  );
}

const SOON_MS = Math.max(...EXPIRY_WARNINGS) * 86_400_000;

function CredentialItem({ credential, onEdit }: { credential: Credential; onEdit: () => void }) {
  const { t, i18n } = useTranslation();
  const [fetchDocument] = useLazyGetCredentialDocumentQuery();
  const download = useDocumentDownload(fetchDocument);
  const now = useNow(60_000);
  const { id, kind, state, reason, number, issued_on, valid_until: until, languages, document } = credential;
  const name = `${t(`listing.credentials.kinds.${kind}`)} · ${badgePlace(credential)}`;
  const day = (date: string) => formatMeetingDate(date, i18n.language) ?? date;
  const endsSoon = state === 'verified' && until !== null && Date.parse(until) - now < SOON_MS;
  const facts = [
    credential.place && credential.issuing_body,
    number && t('listing.credentials.number', { number }),
    languages.map((each) => languageNameIn(each, i18n.language)).join(' · '),
  ].filter((each) => each !== '');
  return (
    <article className="dr-credential" aria-label={name}>
      <header className="dr-credential-head">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <Tag className="dr-listing-tag" data-state={STATE_LOOKS[state]}>
          {t(`listing.credentials.states.${state}`)}
        </Tag>
      </header>
      {facts.length > 0 && <p dir="auto">{facts.join(' · ')}</p>}
      <p className="dr-listing-quiet dr-numerals">
        {t('listing.credentials.issued', { date: day(issued_on) })} ·{' '}
        {until === null
          ? t('listing.credentials.noEnd')
          : t('listing.credentials.until', { date: day(until) })}
      </p>
      <p>
        {endsSoon
          ? t('listing.credentials.endsSoon', { date: day(until) })
          : t(`listing.credentials.stateTexts.${state}`)}
      </p>
      {reason && (
        <Alert type="warning" showIcon title={t('listing.credentials.reason')} description={reason} />
      )}
      <DocumentLine name={document.name} size={document.size} onDownload={() => download({ id })} />
      <CredentialWays id={id} name={name} onEdit={onEdit} />
    </article>
  );
}

const STATE_LOOKS = {
  submitted: 'in_review',
  verified: 'listed',
  refused: 'refused',
  expired: 'expired',
} as const;

function CredentialWays({ id, name, onEdit }: { id: string; name: string; onEdit: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const confirm = useConfirm();
  const [remove, { isLoading, error }] = useRemoveCredentialMutation();
  const askToRemove = async () => {
    const isWanted = await confirm({
      title: t('listing.credentials.askRemove', { credential: name }),
      text: t('listing.credentials.askRemoveText'),
      ok: t('listing.credentials.remove'),
      cancel: t('listing.credentials.keep'),
      isDangerous: true,
    });
    if (!isWanted) return;
    const { data } = await remove({ id });
    if (data) toast.success({ title: t('listing.credentials.removed', { credential: name }) });
  };
  return (
    <>
      {error && <Alert type="error" showIcon role="alert" title={refusalText(error, t)} />}
      <div className="dr-listing-actions">
        <Button aria-label={t('listing.credentials.editOf', { credential: name })} onClick={onEdit}>
          {t('listing.credentials.edit')}
        </Button>
        <Button
          danger
          aria-label={t('listing.credentials.removeOf', { credential: name })}
          loading={isLoading}
          onClick={() => void askToRemove()}
        >
          {t('listing.credentials.remove')}
        </Button>
      </div>
    </>
  );
}
