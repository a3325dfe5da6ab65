import { useTranslation } from 'react-i18next'
import { listTenantChanges, type PlatformTenant } from '#contract/platform/tenants.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { tenantTones } from '../tones.ts'
import { usedOf } from './useTenantColumns.tsx'

interface TenantDrawerProps {
  readonly tenant: PlatformTenant
  readonly onClose: () => void
}

/** A company with its terms, what it uses of them, and what the platform has changed. */
export function TenantDrawer({ tenant, onClose }: TenantDrawerProps) {
  const { t } = useTranslation()
  return (
    <RecordDrawer
      title={tenant.name}
      texts="tenants"
      changes={{ route: listTenantChanges, of: { id: tenant.id } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="tenants"
        record={tenant}
        fields={[
          { key: 'code' },
          { key: 'hosts' },
          { key: 'package' },
          {
            key: 'state',
            render: ({ state }) => (
              <StatusTag tone={tenantTones[state]}>{t(`tenants.field.state.options.${state}`)}</StatusTag>
            ),
          },
          { key: 'suspendedReason', render: ({ suspendedReason }) => suspendedReason || '-' },
          { key: 'expiresOn', render: ({ expiresOn }) => expiresOn || t('tenants.noEnd') },
          { key: 'accounts', render: (row) => usedOf(row.accounts, row.accountLimit) },
          { key: 'suppliers', render: (row) => usedOf(row.suppliers, row.supplierLimit) },
          { key: 'storageMb', render: (row) => usedOf(row.storageMb, row.storageLimitMb) },
          { key: 'orders', render: ({ orders }) => orders ?? '-' },
          { key: 'usageAt', render: ({ usageAt }) => (usageAt === null ? '-' : <Brief at={usageAt} />) },
          { key: 'contact', render: ({ contact }) => contact || '-' },
          { key: 'createdAt', render: ({ createdAt }) => <Brief at={createdAt} /> },
        ]}
      />
    </RecordDrawer>
  )
}
