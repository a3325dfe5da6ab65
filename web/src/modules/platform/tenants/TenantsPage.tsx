import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  exportTenants,
  inviteTenantAdministrator,
  listTenants,
  type PlatformTenant,
  resumeTenant,
  suspendTenant,
} from '#contract/platform/tenants.ts'
import { requestDeletion } from '#contract/platform/deletions.ts'
import { packageCodes } from '#contract/tenancy/packages.ts'
import type { Reply } from '#contract/kit/route.ts'
import { useMay } from '#web/kit/client/me.ts'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { FoundDialog } from './FoundDialog.tsx'
import { InvitedDialog } from './InvitedDialog.tsx'
import { TenantDialog } from './TenantDialog.tsx'
import { TenantDrawer } from './TenantDrawer.tsx'
import { useTenantColumns } from './useTenantColumns.tsx'

/** Companies that the platform serves, with their terms, their limits and what they use of them. */
export function TenantsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const columns = useTenantColumns()
  const [invited, setInvited] = useState<Reply<typeof inviteTenantAdministrator>>()
  const states = (['open', 'readOnly', 'suspended', 'closed', 'removing'] as const).map((value) => ({
    value,
    label: t(`tenants.field.state.options.${value}`),
  }))
  const packages = packageCodes.map((value) => ({ value, label: t(`tenants.field.package.options.${value}`) }))
  return (
    <>
      <RecordPage
        texts="tenants"
        route={listTenants}
        exported={exportTenants}
        rowKey={({ id }) => id}
        columns={columns}
        filters={[
          {
            name: 'state',
            label: t('tenants.field.state.label'),
            control: <Select hint={t('common.all')} options={states} />,
          },
          {
            name: 'package',
            label: t('tenants.field.package.label'),
            control: <Select hint={t('common.all')} options={packages} />,
          },
        ]}
        renderAdd={
          may('platform.manage') ? (close) => <FoundDialog onClose={close} onFounded={setInvited} /> : undefined
        }
        actions={{
          detail: {
            shown: () => true,
            renderDialog: (tenant, close) => <TenantDrawer tenant={tenant} onClose={close} />,
          },
          edit: { renderDialog: (tenant, close) => <TenantDialog tenant={tenant} onClose={close} /> },
          invite: { call: callTo(inviteTenantAdministrator, ({ id }: PlatformTenant) => ({ id }), setInvited) },
          suspend: {
            danger: true,
            reason: true,
            call: callTo(suspendTenant, ({ id }: PlatformTenant, reason) => ({ id, reason })),
            confirm: ({ name }) => ({ title: t('tenants.suspendTitle'), text: t('tenants.suspendText', { name }) }),
          },
          resume: { call: callTo(resumeTenant, ({ id }: PlatformTenant) => ({ id })) },
          requestDeletion: {
            danger: true,
            renderDialog: ({ id, name, code }, close) => (
              <RouteFormDialog
                title={t('tenants.action.requestDeletion')}
                route={requestDeletion}
                fixed={{ id }}
                labels="tenants.deletion"
                columns={1}
                danger
                note={<p>{t('tenants.deletionNote', { name, code })}</p>}
                fields={{ code: {}, reason: { as: 'lines', rows: 3 } }}
                onClose={close}
              />
            ),
          },
        }}
      />
      {invited && <InvitedDialog invited={invited} onClose={() => setInvited(undefined)} />}
    </>
  )
}
