import { useTranslation } from 'react-i18next'
import type { NewApiKey } from '#contract/api/keys.ts'
import * as contract from '#contract/api/serviceAccounts.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { AddKeyDialog } from './KeysPanel.tsx'
import { ScopeTree } from './ScopeTree.tsx'

/** Accounts of systems, each with the most that its keys can do. */
export function ServiceAccountsPanel({ onCreated }: { readonly onCreated: (key: NewApiKey) => void }) {
  const { t } = useTranslation()
  const availability = useAvailability()
  return (
    <RecordPanel
      texts="serviceAccounts"
      route={contract.listServiceAccounts}
      exported={contract.exportServiceAccounts}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          sort: 'name',
          lead: true,
          render: ({ name, code }) => <RowName under={code}>{name}</RowName>,
        },
        { key: 'entrance' },
        { key: 'deptName' },
        {
          key: 'permissions',
          right: true,
          title: t('serviceAccounts.permissionCount'),
          render: ({ permissions }) => permissions.length,
        },
        { key: 'keys', right: true },
        { key: 'ownerName' },
        availability.column,
      ]}
      filters={[availability.filter]}
      actions={{
        addKey: {
          renderDialog: ({ id, permissions }, close) => (
            <AddKeyDialog accountId={id} permissions={permissions} onCreated={onCreated} onClose={close} />
          ),
        },
        detail: { shown: () => true, renderDialog: (row, close) => <AccountDrawer shown={row} onClose={close} /> },
        edit: { renderDialog: (row, close) => <ServiceAccountDialog edited={row} onClose={close} /> },
        disable: {
          danger: true,
          call: callTo(contract.setServiceAccountStatus, ({ id }: contract.ServiceAccount) => ({
            id,
            status: 'disabled' as const,
          })),
          confirm: ({ name }) => ({
            title: t('serviceAccounts.disableTitle'),
            text: t('serviceAccounts.disableText', { name }),
          }),
        },
        enable: {
          call: callTo(contract.setServiceAccountStatus, ({ id }: contract.ServiceAccount) => ({
            id,
            status: 'active' as const,
          })),
        },
      }}
    />
  )
}

/** Detail of a service account with its changes. */
function AccountDrawer({ shown, onClose }: { readonly shown: contract.ServiceAccount; readonly onClose: () => void }) {
  const changes = { route: contract.listServiceAccountChanges, of: { id: shown.id } }
  return (
    <RecordDrawer title={shown.name} texts="serviceAccounts" changes={changes} onClose={onClose}>
      <RecordFacts
        texts="serviceAccounts"
        record={shown}
        fields={[
          { key: 'code' },
          { key: 'entrance' },
          { key: 'deptName' },
          { key: 'ownerName' },
          { key: 'purpose', wide: true },
        ]}
      />
    </RecordDrawer>
  )
}

interface ServiceAccountDialogProps {
  readonly edited?: contract.ServiceAccount
  readonly onClose: () => void
}

/** Dialog that adds or edits a service account. */
export function ServiceAccountDialog({ edited, onClose }: ServiceAccountDialogProps) {
  const { t } = useTranslation()
  const common = { width: 800, place: 'right', labels: 'serviceAccounts.field', onClose } as const
  const fields = {
    deptId: { control: <DeptPicker /> },
    purpose: { wide: true },
    permissions: { wide: true, control: <ScopeTree /> },
  } as const
  if (edited)
    return (
      <RouteFormDialog
        {...common}
        title={t('serviceAccounts.editTitle')}
        route={contract.editServiceAccount}
        fixed={{ id: edited.id, version: edited.version }}
        initial={edited}
        fields={{ name: { as: 'line' }, ...fields }}
      />
    )
  return (
    <RouteFormDialog
      {...common}
      title={t('serviceAccounts.add')}
      route={contract.addServiceAccount}
      initial={{ entrance: 'operator', permissions: [] }}
      fields={{ name: { as: 'line' }, code: {}, entrance: {}, ...fields }}
    />
  )
}
