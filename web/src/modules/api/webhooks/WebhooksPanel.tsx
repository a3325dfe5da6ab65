import { useTranslation } from 'react-i18next'
import * as contract from '#contract/api/webhooks.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { useStatuses } from '#web/kit/list/useStatuses.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { EditWebhookDialog, ReplayDialog, RotateSecretDialog } from './WebhookDialogs.tsx'

const tones = { active: 'ok', disabled: 'mute', stopped: 'err' } as const

/** Webhooks with how they do: when something was delivered last, since when they fail, and what waits. */
export function WebhooksPanel({ onCreated }: { readonly onCreated: (webhook: contract.NewWebhook) => void }) {
  const { t } = useTranslation()
  const { tag, options } = useStatuses(tones, (status) => t(`webhooks.field.status.options.${status}`))
  return (
    <RecordPanel
      texts="webhooks"
      route={contract.listWebhooks}
      exported={contract.exportWebhooks}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', sort: 'name', lead: true, render: ({ name, url }) => <RowName under={url}>{name}</RowName> },
        { key: 'accountName' },
        { key: 'events', right: true, title: t('webhooks.eventCount'), render: ({ events }) => events.length },
        {
          key: 'lastDeliveredAt',
          sort: 'lastDeliveredAt',
          render: ({ lastDeliveredAt }) => (lastDeliveredAt === null ? '-' : <Brief at={lastDeliveredAt} />),
        },
        { key: 'waiting', right: true },
        { key: 'failed', right: true },
        {
          key: 'status',
          render: ({ status, failingSince }) => (
            <>
              {tag(status)}
              {failingSince !== null && <Under>{t('webhooks.failingSince', { at: secondOf(failingSince) })}</Under>}
            </>
          ),
        },
      ]}
      filters={[
        {
          name: 'status',
          label: t('webhooks.field.status.label'),
          control: <Select hint={t('common.all')} options={options} />,
        },
      ]}
      actions={{
        test: { call: callTo(contract.testWebhook, ({ id }: contract.Webhook) => ({ id })) },
        detail: { shown: () => true, renderDialog: (row, close) => <WebhookDrawer webhook={row} onClose={close} /> },
        edit: { renderDialog: (row, close) => <EditWebhookDialog webhook={row} onClose={close} /> },
        rotate: {
          renderDialog: (row, close) => <RotateSecretDialog webhook={row} onCreated={onCreated} onClose={close} />,
        },
        replay: { renderDialog: (row, close) => <ReplayDialog webhook={row} onClose={close} /> },
        disable: {
          danger: true,
          call: callTo(contract.setWebhookStatus, ({ id }: contract.Webhook) => ({ id, status: 'disabled' as const })),
          confirm: ({ name }) => ({ title: t('webhooks.disableTitle'), text: t('webhooks.disableText', { name }) }),
        },
        enable: {
          call: callTo(contract.setWebhookStatus, ({ id }: contract.Webhook) => ({ id, status: 'active' as const })),
        },
      }}
    />
  )
}

/** Detail of a webhook with its changes. */
function WebhookDrawer({ webhook, onClose }: { readonly webhook: contract.Webhook; readonly onClose: () => void }) {
  const changes = { route: contract.listWebhookChanges, of: { id: webhook.id } }
  return (
    <RecordDrawer title={webhook.name} texts="webhooks" changes={changes} onClose={onClose}>
      <RecordFacts
        texts="webhooks"
        record={webhook}
        fields={[
          { key: 'url', wide: true },
          { key: 'accountName', render: ({ accountName }) => accountName },
          { key: 'waiting' },
          { key: 'failed' },
          { key: 'events', wide: true, render: ({ events }) => <Tags of={events} /> },
        ]}
      />
    </RecordDrawer>
  )
}
