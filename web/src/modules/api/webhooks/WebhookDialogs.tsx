import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/api/webhooks.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { EventTree } from './EventTree.tsx'

interface CreatingProps {
  readonly onCreated: (webhook: contract.NewWebhook) => void
  readonly onClose: () => void
}
interface WebhookProps {
  readonly webhook: contract.Webhook
  readonly onClose: () => void
}

const frame = { width: 800, place: 'right', labels: 'webhooks.field' } as const
const fields = { name: { as: 'line' }, url: { as: 'line' } } as const

/** Dialog that creates a webhook. The service account comes first, because it decides what can be chosen. */
export function AddWebhookDialog({ onCreated, onClose }: CreatingProps) {
  const { t } = useTranslation()
  const { accounts } = useRead(contract.listWebhookEvents, {})
  const [chosen, setChosen] = useState(accounts[0]?.id ?? '')
  if (accounts.length === 0) return <NoAccount onClose={onClose} />
  const account = (
    <Field
      label={t('webhooks.field.accountName.label')}
      hint={t('webhooks.field.accountName.hint')}
      required
      value={chosen}
      onChange={(value) => setChosen(String(value))}
      control={<Select options={accounts.map(({ id, name }) => ({ value: id, label: name }))} />}
    />
  )
  return (
    <RouteFormDialog
      {...frame}
      title={t('webhooks.add')}
      route={contract.createWebhook}
      fixed={{ accountId: chosen }}
      initial={{ events: [] }}
      note={account}
      fields={{ ...fields, events: { wide: true, control: <EventTree key={chosen} accountId={chosen} /> } }}
      onClose={onClose}
      onDone={onCreated}
    />
  )
}

function NoAccount({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('webhooks.add')} width={480} onClose={onClose}>
      <Alert tone="info" title={t('webhooks.noAccount')} />
    </Dialog>
  )
}

/** Dialog that edits name, address and events. */
export function EditWebhookDialog({ webhook, onClose }: WebhookProps) {
  const { t } = useTranslation()
  const { id, version, accountId } = webhook
  return (
    <RouteFormDialog
      {...frame}
      title={t('webhooks.editTitle')}
      route={contract.editWebhook}
      fixed={{ id, version }}
      initial={webhook}
      fields={{ ...fields, events: { wide: true, control: <EventTree accountId={accountId} /> } }}
      onClose={onClose}
    />
  )
}

/** Dialog that replaces the secret. */
export function RotateSecretDialog({ webhook, onCreated, onClose }: WebhookProps & CreatingProps) {
  const { t } = useTranslation()
  const { id, version, name } = webhook
  return (
    <RouteFormDialog
      title={t('webhooks.rotateTitle', { name })}
      columns={1}
      route={contract.rotateWebhookSecret}
      fixed={{ id, version }}
      initial={{ overlapHours: '24' }}
      labels="webhooks.field"
      fields={{ overlapHours: {} }}
      submit={t('webhooks.action.rotate')}
      onClose={onClose}
      onDone={onCreated}
    />
  )
}

/** Dialog that sends what was sent between two times again. */
export function ReplayDialog({ webhook, onClose }: WebhookProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('webhooks.replayTitle', { name: webhook.name })}
      route={contract.replayWebhookRange}
      fixed={{ webhookId: webhook.id }}
      initial={{ onlyFailed: true }}
      labels="webhooks.field"
      fields={{ since: {}, until: {}, onlyFailed: { wide: true } }}
      submit={t('webhooks.action.replay')}
      onClose={onClose}
      onDone={({ count }) => toast.success(t('webhooks.replayed', { count }))}
    />
  )
}
