import { useTranslation } from 'react-i18next'
import { permissionIds } from '#contract/restrictions/functions.ts'
import * as contract from '#contract/restrictions/restrictions.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { useFunctionName } from '../useFunctionName.ts'
import { AccountsPicker } from './AccountsPicker.tsx'
import { RestrictionState } from './RestrictionState.tsx'

const statuses = ['01', '02', '03'] as const

/** Restrictions of the tenant: person, function and period. */
export function RestrictionsPage() {
  const { t } = useTranslation()
  const nameOf = useFunctionName()
  return (
    <RecordPage
      texts="restrictions"
      route={contract.listRestrictions}
      exported={contract.exportRestrictions}
      rowKey={({ id }) => id}
      filters={[
        {
          name: 'permissionId',
          label: t('restrictions.filter.permissionId'),
          control: (
            <Select hint={t('common.all')} options={permissionIds.map((id) => ({ value: id, label: nameOf(id) }))} />
          ),
        },
        {
          name: 'status',
          label: t('restrictions.filter.status'),
          control: (
            <Select
              hint={t('common.all')}
              options={statuses.map((value) => ({ value, label: t(`restrictions.status.${value}`) }))}
            />
          ),
        },
      ]}
      columns={[
        {
          key: 'userName',
          lead: true,
          render: ({ userName, userCode, deptName }) => (
            <RowName under={`${userCode} · ${deptName}`} title={userName}>
              {userName}
            </RowName>
          ),
        },
        { key: 'permissionId', render: ({ permissionId }) => nameOf(permissionId) },
        { key: 'reason' },
        { key: 'period', render: (row) => <Period of={row} /> },
        { key: 'status', render: ({ status }) => <RestrictionState status={status} /> },
        { key: 'createdAt', sort: 'createdAt', desk: true, render: ({ createdAt }) => <Brief at={createdAt} /> },
      ]}
      renderAdd={(close) => <RestrictDialog onClose={close} />}
      actions={{
        detail: { shown: () => true, renderDialog: (row, close) => <Drawer shown={row} onClose={close} /> },
        lift: {
          call: callTo(contract.liftRestriction, ({ id, version }: contract.Restriction, reason) => ({
            id,
            version,
            reason,
          })),
          reason: true,
        },
      }}
    />
  )
}

function Period({ of: { startTime, endTime } }: { readonly of: contract.Restriction }) {
  const { t } = useTranslation()
  const texts =
    endTime === null ? t('restrictions.forever', { from: '|' }) : t('restrictions.period', { from: '|', until: '|' })
  const [before = '', between = '', after = ''] = texts.split('|')
  return (
    <>
      {before}
      <Brief at={startTime} />
      {between}
      {endTime !== null && <Brief at={endTime} />}
      {after}
    </>
  )
}

function RestrictDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const nameOf = useFunctionName()
  return (
    <RouteFormDialog
      title={t('restrictions.add')}
      route={contract.imposeRestrictions}
      labels="restrictions.form"
      fields={{
        userIds: { wide: true, required: true, control: <AccountsPicker /> },
        permissionIdList: { wide: true, required: true, optionLabel: (id) => nameOf(id) },
        reason: { as: 'lines', rows: 3, wide: true },
        startTime: {},
        endTime: {},
      }}
      onClose={onClose}
    />
  )
}

interface DrawerProps {
  readonly shown: contract.Restriction
  readonly onClose: () => void
}

function Drawer({ shown, onClose }: DrawerProps) {
  const { t } = useTranslation()
  const nameOf = useFunctionName()
  const changes = { route: contract.listRestrictionChanges, of: { id: shown.id } }
  const { permissionId, status, createdAt, liftedAt, liftedBy, liftReason } = shown
  return (
    <RecordDrawer title={t('restrictions.detailTitle')} texts="restrictions" changes={changes} onClose={onClose}>
      <RecordFacts
        texts="restrictions"
        record={shown}
        fields={[
          { key: 'userName' },
          { key: 'userCode' },
          { key: 'deptName' },
          { key: 'permissionId', render: () => nameOf(permissionId) },
          { key: 'reason', wide: true },
          { key: 'startTime', wide: true, render: () => <Period of={shown} /> },
          { key: 'status', render: () => <RestrictionState status={status} /> },
          { key: 'createdBy' },
          { key: 'createdAt', render: () => <Brief at={createdAt} /> },
          ...(liftedAt === null ? [] : [{ key: 'liftedAt' as const, render: () => <Brief at={liftedAt} /> }]),
          ...(liftedBy === '' ? [] : [{ key: 'liftedBy' as const }]),
          ...(liftReason === '' ? [] : [{ key: 'liftReason' as const, wide: true }]),
        ]}
      />
    </RecordDrawer>
  )
}
