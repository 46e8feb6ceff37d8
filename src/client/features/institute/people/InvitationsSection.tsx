import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetInvitationsQuery, useWithdrawInvitationMutation } from '../../../api/adminApi';
import type { Invitation } from '../../../../shared/contract/account/invitations';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { MailAddress } from '../../../ui/text/MailAddress';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { FormDialog } from '../FormDialog';
import { InviteForm } from './InviteForm';
import { ListStates } from '../../../ui/table/ListStates';
import { MomentCell } from '../decisions/MomentCell';
import { PersonCell } from './PersonCell';
import { RowActions } from '../RowActions';
import { SectionFrame } from '../SectionFrame';
import { useRoleName } from './useRoleName';

/** Invitations that nobody has taken up yet, and a way to send another. */
export function InvitationsSection() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const query = useGetInvitationsQuery();
  const [withdraw] = useWithdrawInvitationMutation();
  const [isInviting, setIsInviting] = useState(false);
  const close = () => setIsInviting(false);
  const none = <span className="dr-table-quiet">{t('institute.none')}</span>;
  const columns: Column<Invitation>[] = [
    {
      title: t('institute.columns.invited'),
      sortBy: ({ email }) => email,
      cell: ({ email, group_id }) => (
        <span className="dr-institute-named">
          <strong>
            <MailAddress email={email} />
          </strong>
          <span className="dr-table-quiet">
            {t(group_id === CLIENT_GROUP ? 'institute.kinds.client' : 'institute.kinds.interpreter')}
          </span>
        </span>
      ),
    },
    { title: t('institute.columns.role'), cell: ({ role }) => (role ? roleName(role) : none) },
    { title: t('institute.columns.business'), cell: ({ business }) => business ?? none },
    {
      title: t('institute.columns.invitedBy'),
      cell: ({ invited_by: name, invited_by_photo_url: photo_url }) =>
        name === '' ? none : <PersonCell person={{ name, photo_url }} isFact />,
    },
    {
      title: t('institute.columns.expires'),
      isNumeric: true,
      sortBy: ({ expires_at }) => expires_at,
      cell: ({ expires_at }) => <MomentCell at={expires_at} />,
    },
    {
      title: t('institute.columns.actions'),
      isTitleUnseen: true,
      cell: ({ id, email }) => (
        <RowActions
          name={t('institute.actionsOf', { name: email })}
          actions={[
            {
              key: 'withdraw',
              label: t('institute.invitations.withdrawOf', { email }),
              isDangerous: true,
              question: {
                title: t('institute.invitations.askWithdraw', { email }),
                text: t('institute.invitations.askWithdrawText'),
                ok: t('institute.invitations.withdraw'),
                cancel: t('institute.invitations.keep'),
                isDangerous: true,
              },
              done: t('institute.invitations.withdrawn', { email }),
              act: () => withdraw({ id }).unwrap(),
            },
          ]}
        />
      ),
    },
  ];
  return (
    <SectionFrame
      title={t('institute.sections.invitations')}
      lead={t('institute.invitations.lead')}
      action={
        <Button type="primary" onClick={() => setIsInviting(true)}>
          {t('institute.invitations.invite')}
        </Button>
      }
    >
      <ListStates
        query={query}
        isEmpty={(invitations) => invitations.length === 0}
        empty={
          <EmptyState title={t('institute.invitations.empty')} text={t('institute.invitations.emptyText')} />
        }
      >
        {(invitations) => (
          <DataTable
            name={t('institute.sections.invitations')}
            rows={invitations}
            columns={columns}
            keyOf={({ id }) => id}
          />
        )}
      </ListStates>
      <FormDialog title={t('institute.invitations.invite')} isOpen={isInviting} onClose={close}>
        {isInviting && <InviteForm onDone={close} />}
      </FormDialog>
    </SectionFrame>
  );
}
