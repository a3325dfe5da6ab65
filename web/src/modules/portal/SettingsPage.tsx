import { useTranslation } from 'react-i18next'
import { getTenantSettings } from '#contract/portal/settings.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** Settings of the tenant, except login settings. */
export function SettingsPage() {
  const { t } = useTranslation()
  const read = useRead(getTenantSettings, {})
  return (
    <Page title={t('settings.title')} purpose={t('settings.purpose')}>
      <SettingsForm read={read} />
    </Page>
  )
}
