import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { NewApiKey } from '#contract/api/keys.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { ApiGuide } from './ApiGuide.tsx'
import { KeyDialog } from './keys/KeyDialog.tsx'
import { KeysPanel } from './keys/KeysPanel.tsx'
import { SandboxPanel } from './sandbox/SandboxPanel.tsx'
import { ServiceAccountDialog, ServiceAccountsPanel } from './keys/ServiceAccountsPanel.tsx'

const views = ['keys', 'accounts', 'sandbox', 'guide'] as const

/** Accounts of systems, the keys that they call with, and how to call. */
export function ApiKeysPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const [created, setCreated] = useState<NewApiKey>()
  const view = views.find((each) => each === search.get('view')) ?? 'keys'
  return (
    <Page
      title={t('apiKeys.title')}
      purpose={t('apiKeys.purpose')}
      actions={
        view === 'accounts' && (
          <AddButton
            label={t('serviceAccounts.add')}
            renderDialog={(close) => <ServiceAccountDialog onClose={close} />}
          />
        )
      }
    >
      <Stack>
        <Card>
          <Tabs
            label={t('apiKeys.views')}
            value={view}
            onChange={(next) => setSearch(next === 'keys' ? {} : { view: next })}
            options={views.map((value) => ({ value, label: t(`apiKeys.view.${value}`) }))}
          />
        </Card>
        {view === 'keys' && <KeysPanel onCreated={setCreated} />}
        {view === 'accounts' && <ServiceAccountsPanel onCreated={setCreated} />}
        {view === 'sandbox' && <SandboxPanel />}
        {view === 'guide' && <ApiGuide />}
      </Stack>
      {created && <KeyDialog created={created} onClose={() => setCreated(undefined)} />}
    </Page>
  )
}
