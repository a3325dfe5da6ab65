import { useTranslation } from 'react-i18next'
import { editTenant, type PlatformTenant } from '#contract/platform/tenants.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'

interface TenantDialogProps {
  readonly tenant: PlatformTenant
  readonly onClose: () => void
}

/** Name, addresses, plan, term and limits of a company. */
export function TenantDialog({ tenant, onClose }: TenantDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('tenants.editTitle')}
      route={editTenant}
      fixed={{ id: tenant.id, version: tenant.version }}
      initial={tenant}
      labels="tenants.field"
      fields={{
        name: {},
        package: {},
        hosts: { wide: true },
        expiresOn: {},
        accountLimit: {},
        supplierLimit: {},
        storageLimitMb: {},
        contact: { wide: true },
      }}
      onClose={onClose}
    />
  )
}
