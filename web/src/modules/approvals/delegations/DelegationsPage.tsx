import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createDelegation,
  type Delegation,
  endDelegation,
  listDelegations,
} from '#contract/approvals/approvalActions.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Card, RowActions, RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useApproverSearch } from '../actions/useApproverSearch.tsx'

const tones = { planned: 'info', active: 'ok', ended: 'mute' } as const

/** Who decides for the person, and for whom the person decides. */
export function DelegationsPage() {
  const { t } = useTranslation()
  const rows = useRead(listDelegations, {})
  const end = useWrite(endDelegation, { onDone: () => toast.success(t('common.done')) })
  const columns: readonly Column<Delegation>[] = [
    {
      key: 'toName',
      title: t('delegations.who'),
      lead: true,
      render: ({ fromName, toName, reason }) => (
        <RowName under={reason}>{t('delegations.from', { from: fromName, to: toName })}</RowName>
      ),
    },
    {
      key: 'startsOn',
      title: t('delegations.days'),
      render: ({ startsOn, endsOn }) => (
        <span className="num">
          {startsOn} – {endsOn}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('delegations.state'),
      render: ({ state }) => <StatusTag tone={tones[state]}>{t(`delegations.states.${state}`)}</StatusTag>,
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: ({ id, version, isOwn, state }) =>
        isOwn &&
        state !== 'ended' && (
          <RowActions>
            <Button variant="text" disabled={end.isPending} onClick={() => end.mutate({ id, version })}>
              {t('delegations.end')}
            </Button>
          </RowActions>
        ),
    },
  ]
  return (
    <Page
      title={t('delegations.title')}
      purpose={t('delegations.purpose')}
      actions={
        <AddButton label={t('delegations.add')} renderDialog={(close) => <DelegationDialog onClose={close} />} />
      }
    >
      <Card>
        {rows.length === 0 ? (
          <Empty illustration="box" title={t('delegations.none')} reason={t('delegations.noneReason')} />
        ) : (
          <Table label={t('delegations.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </Card>
    </Page>
  )
}

function DelegationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { search, control, hint } = useApproverSearch()
  const [today] = useState(() => dayOf(new Date()))
  return (
    <RouteFormDialog
      title={t('delegations.add')}
      route={createDelegation}
      initial={{ startsOn: today, endsOn: today, reason: '' }}
      labels="delegations.field"
      note={search}
      fields={{ toUserId: { control, hint, wide: true }, startsOn: {}, endsOn: {}, reason: { wide: true } }}
      onClose={onClose}
    />
  )
}
