import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  findMailInvitations,
  inviteByMail,
  type MailInvitation,
  maxSends,
  resendMailInvitation,
  withdrawMailInvitation,
} from '#contract/sourcing/invitations/mailInvitations.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'

const tones: Readonly<Record<MailInvitation['status'], Tone>> = {
  sent: 'info',
  opened: 'info',
  accepted: 'warn',
  registered: 'warn',
  enrolled: 'ok',
  expired: 'mute',
  withdrawn: 'mute',
}

/** Invitations by mail to firms that are not registered yet; of projects for invited suppliers alone. */
export function MailInvitations({ project }: { readonly project: Project }) {
  const { t } = useTranslation()
  const read = useOptionalRead(findMailInvitations, { projectId: project.id }, project.scope === 'invited')
  const [isInviting, setIsInviting] = useState(false)
  if (!read || (read.list.length === 0 && !read.canInvite)) return null
  return (
    <Section
      title={t('mailInvitations.title')}
      note={t('mailInvitations.note')}
      actions={read.canInvite && <Button onClick={() => setIsInviting(true)}>{t('mailInvitations.invite')}</Button>}
    >
      {read.list.length === 0 ? (
        <Empty illustration="bell" title={t('mailInvitations.none')} reason={t('mailInvitations.noneReason')} />
      ) : (
        <List list={read.list} />
      )}
      {isInviting && (
        <RouteFormDialog
          title={t('mailInvitations.invite')}
          submit={t('mailInvitations.send')}
          route={inviteByMail}
          fixed={{ projectId: project.id }}
          initial={{ firmName: '', mail: '' }}
          labels="mailInvitations.field"
          columns={1}
          fields={{ firmName: { autoComplete: 'organization' }, mail: { autoComplete: 'email' } }}
          note={<Alert tone="info">{t('mailInvitations.text')}</Alert>}
          onDone={() => toast.success(t('mailInvitations.sent'))}
          onClose={() => setIsInviting(false)}
        />
      )}
    </Section>
  )
}

function List({ list }: { readonly list: readonly MailInvitation[] }) {
  const { t } = useTranslation()
  const resend = useWrite(resendMailInvitation, { onDone: () => toast.success(t('mailInvitations.sent')) })
  const withdraw = useWrite(withdrawMailInvitation, { onDone: () => toast.success(t('common.done')) })
  const askToWithdraw = async ({ id, firmName }: MailInvitation) => {
    const words = {
      title: t('mailInvitations.withdraw'),
      text: t('mailInvitations.withdrawText', { name: firmName }),
      ok: t('mailInvitations.withdraw'),
      cancel: t('common.cancel'),
    }
    if (await confirm(words)) withdraw.mutate({ id })
  }
  return (
    <Table
      label={t('mailInvitations.title')}
      rows={list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'firmName',
          title: t('mailInvitations.field.firmName'),
          lead: true,
          render: ({ firmName, mail }) => (
            <RowName under={mail} title={firmName}>
              {firmName}
            </RowName>
          ),
        },
        {
          key: 'status',
          title: t('mailInvitations.statusLabel'),
          render: ({ status }) => <StatusTag tone={tones[status]}>{t(`mailInvitations.status.${status}`)}</StatusTag>,
        },
        {
          key: 'invitedAt',
          title: t('mailInvitations.invitedAt'),
          render: ({ invitedAt, invitedBy }) => (
            <RowName under={invitedBy} title={invitedBy}>
              <ProjectTime at={invitedAt} />
            </RowName>
          ),
        },
        {
          key: 'sends',
          title: t('mailInvitations.sends'),
          render: ({ sends }) => `${sends} / ${maxSends}`,
        },
        {
          key: 'actions',
          title: '',
          render: (row) => (
            <>
              {row.can.includes('resend') && (
                <Button variant="text" busy={resend.isPending} onClick={() => resend.mutate({ id: row.id })}>
                  {t('mailInvitations.resend')}
                </Button>
              )}
              {row.can.includes('withdraw') && (
                <Button variant="text" onClick={() => void askToWithdraw(row)}>
                  {t('mailInvitations.withdraw')}
                </Button>
              )}
            </>
          ),
        },
      ]}
    />
  )
}
