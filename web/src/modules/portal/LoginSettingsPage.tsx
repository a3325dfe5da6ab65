import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLoginSettings } from '#contract/tenancy/loginSettings.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { LoginSettingsForm } from './LoginSettingsForm.tsx'

/** How the tenant's people log in. What somebody else saves meanwhile is told, and never takes away what was typed here. */
export function LoginSettingsPage() {
  const { t } = useTranslation()
  const read = useRead(getLoginSettings, {})
  const [opened, setOpened] = useState(read)
  return (
    <Page title={t('portal.login.title')} purpose={t('portal.login.purpose')}>
      <LoginSettingsForm
        key={opened.version}
        read={opened}
        onSaved={setOpened}
        {...(read.version > opened.version ? { onNewer: () => setOpened(read) } : {})}
      />
    </Page>
  )
}
