import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import { foundTenant } from '#contract/platform/tenants.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'

interface FoundDialogProps {
  readonly onClose: () => void
  readonly onFounded: (invited: Reply<typeof foundTenant>) => void
}

/** A new company: address, plan and limits, and its first administrator, who is invited. */
export function FoundDialog({ onClose, onFounded }: FoundDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('tenants.add')}
      route={foundTenant}
      initial={{
        package: 'standard',
        switches: ['supplierEnable'],
        withDemo: false,
        accountLimit: 200,
        supplierLimit: null,
        storageLimitMb: null,
      }}
      labels="tenants.field"
      width={800}
      note={<p>{t('tenants.addNote')}</p>}
      fields={{
        name: {},
        code: {},
        hosts: { wide: true },
        package: {},
        expiresOn: {},
        accountLimit: {},
        supplierLimit: {},
        storageLimitMb: {},
        contact: {},
        switches: { wide: true },
        adminName: {},
        adminCode: {},
        adminEmail: {},
        adminMobile: {},
        withDemo: { wide: true },
      }}
      submit={t('tenants.found')}
      onDone={onFounded}
      onClose={onClose}
    />
  )
}
