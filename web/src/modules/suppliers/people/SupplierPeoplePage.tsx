import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import {
  inviteSupplierPerson,
  listSupplierPeople,
  repeatSupplierInvitation,
  setSupplierAdministrator,
  setSupplierPersonStatus,
  type SupplierPerson,
} from '#contract/suppliers/supplierPeople.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Card } from '#web/kit/layout/Card.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { InvitedDialog } from '../invitation/InvitedDialog.tsx'

type Invited = Reply<typeof inviteSupplierPerson>

const stateOf = ({ status, lastLoginAt }: SupplierPerson) =>
  status === 'active' && lastLoginAt === null ? ('invited' as const) : status
const tones = { active: 'ok', invited: 'warn', disabled: 'mute' } as const

/** People of the supplier: who manages them invites colleagues, appoints administrators and disables accounts. */
export function SupplierPeoplePage() {
  const { t } = useTranslation()
  const people = useRead(listSupplierPeople, {})
  const [invited, setInvited] = useState<Invited>()
  const setAdministrator = (isAdministrator: boolean) =>
    callTo(setSupplierAdministrator, ({ userId }: SupplierPerson) => ({ userId, isAdministrator }))
  const setStatus = (status: 'active' | 'disabled') =>
    callTo(setSupplierPersonStatus, ({ userId }: SupplierPerson) => ({ userId, status }))
  const { columns: actionColumns, dialog } = useRecordActions({
    texts: 'supplierPeople',
    actions: {
      invite: { call: callTo(repeatSupplierInvitation, ({ userId }: SupplierPerson) => ({ userId }), setInvited) },
      appoint: {
        call: setAdministrator(true),
        confirm: ({ userName: name }) => ({
          title: t('supplierPeople.action.appoint'),
          text: t('supplierPeople.appointText', { name }),
        }),
      },
      dismiss: {
        call: setAdministrator(false),
        confirm: ({ userName: name }) => ({
          title: t('supplierPeople.action.dismiss'),
          text: t('supplierPeople.dismissText', { name }),
        }),
      },
      disable: {
        danger: true,
        call: setStatus('disabled'),
        confirm: ({ userName: name }) => ({
          title: t('supplierPeople.action.disable'),
          text: t('supplierPeople.disableText', { name }),
        }),
      },
      enable: { call: setStatus('active') },
    },
  })
  const columns: readonly Column<SupplierPerson>[] = [
    {
      key: 'userName',
      title: t('supplierPeople.field.userName'),
      lead: true,
      render: ({ userName, userCode, isOwn }) => (
        <RowName under={userCode}>{isOwn ? t('supplierPeople.you', { name: userName }) : userName}</RowName>
      ),
    },
    {
      key: 'isAdministrator',
      title: t('supplierPeople.role'),
      render: ({ isAdministrator }) => t(`supplierPeople.roles.${isAdministrator ? 'administrator' : 'member'}`),
    },
    { key: 'mobile', title: t('supplierPeople.field.mobile'), render: ({ mobile }) => mobile || '-' },
    { key: 'email', title: t('supplierPeople.field.email'), desk: true, render: ({ email }) => email || '-' },
    {
      key: 'lastLoginAt',
      title: t('supplierPeople.lastLogin'),
      render: ({ lastLoginAt }) => (lastLoginAt === null ? '-' : <Brief at={lastLoginAt} />),
    },
    {
      key: 'status',
      title: t('supplierPeople.state'),
      render: (person) => (
        <StatusTag tone={tones[stateOf(person)]}>{t(`supplierPeople.status.${stateOf(person)}`)}</StatusTag>
      ),
    },
    ...actionColumns,
  ]
  const add = (close: () => void) => (
    <RouteFormDialog
      title={t('supplierPeople.add')}
      route={inviteSupplierPerson}
      initial={{ isAdministrator: false }}
      labels="supplierPeople.field"
      fields={{ userName: {}, userCode: {}, mobile: { required: true }, email: {}, isAdministrator: { wide: true } }}
      submit={t('supplierPeople.invite')}
      onDone={setInvited}
      onClose={close}
    />
  )
  return (
    <Page
      title={t('supplierPeople.title')}
      purpose={t('supplierPeople.purpose')}
      actions={<AddButton label={t('supplierPeople.add')} renderDialog={add} />}
    >
      <Card>
        <Table
          label={t('supplierPeople.title')}
          rows={people}
          rowKey={({ userId }) => userId}
          columns={columns}
          empty={<Empty title={t('supplierPeople.none')} reason={t('supplierPeople.noneReason')} />}
        />
      </Card>
      {dialog}
      {invited && <InvitedDialog invited={invited} onClose={() => setInvited(undefined)} />}
    </Page>
  )
}
