import { useTranslation } from 'react-i18next'
import * as contract from '#contract/api/webhooks.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { secondOf } from '#web/kit/format/time.ts'
import { RowName, Stack, Under } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useStatuses } from '#web/kit/list/useStatuses.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import css from '../Api.module.css'

const tones = { waiting: 'warn', delivered: 'ok', failed: 'err' } as const

/** What was sent to webhooks, with the answer of the last attempt; it can be sent again. */
export function DeliveriesPanel() {
  const { t } = useTranslation()
  const { tag, options } = useStatuses(tones, (status) => t(`webhookDeliveries.field.status.options.${status}`))
  return (
    <RecordPanel
      texts="webhookDeliveries"
      route={contract.listWebhookDeliveries}
      exported={contract.exportWebhookDeliveries}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'type',
          lead: true,
          render: ({ type, messageId }) => <RowName under={messageId}>{type}</RowName>,
        },
        { key: 'webhookName' },
        {
          key: 'status',
          render: ({ status, nextAt, attempts }) => (
            <>
              {tag(status)}
              {nextAt !== null && attempts > 0 && (
                <Under>{t('webhookDeliveries.again', { at: secondOf(nextAt) })}</Under>
              )}
            </>
          ),
        },
        {
          key: 'httpStatus',
          render: ({ httpStatus, reason }) => httpStatus ?? (reason === '' ? '-' : reason),
        },
        { key: 'attempts', right: true },
        { key: 'ms', right: true, render: ({ ms }) => ms ?? '-' },
        { key: 'createdAt', render: ({ createdAt }) => <Brief at={createdAt} /> },
      ]}
      filters={[
        {
          name: 'status',
          label: t('webhookDeliveries.field.status.label'),
          control: <Select hint={t('common.all')} options={options} />,
        },
      ]}
      actions={{
        detail: { shown: () => true, renderDialog: (row, close) => <DeliveryDrawer delivery={row} onClose={close} /> },
        replay: {
          call: callTo(contract.replayWebhookDeliveries, ({ id }: contract.WebhookDelivery) => ({ ids: [id] })),
        },
      }}
    />
  )
}

interface DeliveryDrawerProps {
  readonly delivery: contract.WebhookDelivery
  readonly onClose: () => void
}

/** What was sent, and what the receiver answered. */
function DeliveryDrawer({ delivery, onClose }: DeliveryDrawerProps) {
  const { t } = useTranslation()
  const { type, messageId, seq, attempts, httpStatus, ms, reason, excerpt, body, finishedAt } = delivery
  return (
    <Dialog title={type} width={600} place="right" onClose={onClose}>
      <Stack>
        <DescriptionList
          items={[
            { label: t('webhookDeliveries.field.messageId'), value: messageId, wide: true },
            { label: t('webhookDeliveries.field.seq'), value: seq },
            { label: t('webhookDeliveries.field.attempts'), value: attempts },
            { label: t('webhookDeliveries.field.httpStatus'), value: httpStatus ?? '-' },
            { label: t('webhookDeliveries.field.ms'), value: ms ?? '-' },
            { label: t('webhookDeliveries.field.reason'), value: reason || '-' },
            {
              label: t('webhookDeliveries.field.finishedAt'),
              value: finishedAt === null ? '-' : secondOf(finishedAt),
            },
          ]}
        />
        <h3>{t('webhookDeliveries.field.body')}</h3>
        <pre className={css['sample']}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
        <h3>{t('webhookDeliveries.field.excerpt')}</h3>
        <pre className={css['sample']}>{excerpt || t('webhookDeliveries.noAnswer')}</pre>
      </Stack>
    </Dialog>
  )
}
