import { useTranslation } from 'react-i18next'
import { getLoginSettings } from '#contract/tenancy/loginSettingsRoutes.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { LoginSettingsForm } from './LoginSettingsForm.tsx'

/** Login settings of the tenant. */
export function LoginSettingsPage() {
  const { t } = useTranslation()
  const read = useRead(getLoginSettings, {})
  return (
    <Page title={t('portal.login.title')} purpose={t('portal.login.purpose')}>
      <LoginSettingsForm read={read} />
    </Page>
  )
}
