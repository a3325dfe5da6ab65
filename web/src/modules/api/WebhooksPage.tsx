import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { NewWebhook } from '#contract/api/webhooks.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { AddButton } from '#web/kit/record/RecordPage.tsx'
import { DeliveriesPanel } from './webhooks/DeliveriesPanel.tsx'
import { SecretDialog } from './webhooks/SecretDialog.tsx'
import { AddWebhookDialog } from './webhooks/WebhookDialogs.tsx'
import { WebhooksPanel } from './webhooks/WebhooksPanel.tsx'

const views = ['webhooks', 'deliveries'] as const

/** Systems that events are sent to, and what was sent to them. */
export function WebhooksPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const [created, setCreated] = useState<NewWebhook>()
  const view = views.find((each) => each === search.get('view')) ?? 'webhooks'
  return (
    <Page
      title={t('webhooks.title')}
      purpose={t('webhooks.purpose')}
      actions={
        view === 'webhooks' && (
          <AddButton
            label={t('webhooks.add')}
            renderDialog={(close) => <AddWebhookDialog onCreated={setCreated} onClose={close} />}
          />
        )
      }
    >
      <Stack>
        <Card>
          <Tabs
            label={t('webhooks.views')}
            value={view}
            onChange={(next) => setSearch(next === 'webhooks' ? {} : { view: next })}
            options={views.map((value) => ({ value, label: t(`webhooks.view.${value}`) }))}
          />
        </Card>
        {view === 'webhooks' ? <WebhooksPanel onCreated={setCreated} /> : <DeliveriesPanel />}
      </Stack>
      {created && <SecretDialog created={created} onClose={() => setCreated(undefined)} />}
    </Page>
  )
}
