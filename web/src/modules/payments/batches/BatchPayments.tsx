import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Payment, PaymentBatch } from '#contract/payments/batch.ts'
import { exportBatchPayments, listBatchPayments } from '#contract/payments/batches.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { requestPath, rowKey } from '../paymentPaths.ts'
import { paymentTones } from '../paymentTones.ts'

const statuses = ['sent', 'paid', 'failed', 'bounced'] as const

/** Payments of a batch in the order of its bank file. */
export function BatchPayments({ batch }: { readonly batch: PaymentBatch }) {
  const { t } = useTranslation()
  const columns: readonly RecordColumn<'paymentBatches.payment', Payment>[] = [
    { key: 'place', right: true, render: ({ place }) => place },
    {
      key: 'payeeName',
      lead: true,
      render: ({ payeeName, serial, payeeBank, payeeLast4, requestId }) => (
        <RowName
          under={`${serial} · ${t('paymentRequests.account', { bank: payeeBank, last4: payeeLast4 })}`}
          title={payeeName}
        >
          <Link to={requestPath(requestId)} className="tap">
            {payeeName}
          </Link>
        </RowName>
      ),
    },
    { key: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
    {
      key: 'status',
      render: ({ status, failure }) => (
        <>
          <StatusTag tone={paymentTones[status]}>
            {t(`paymentBatches.payment.field.status.options.${status}`)}
          </StatusTag>
          {failure !== '' && <Under>{failure}</Under>}
        </>
      ),
    },
    {
      key: 'paidOn',
      render: ({ paidOn, bankRef }) =>
        paidOn === null ? (
          '-'
        ) : (
          <>
            {paidOn}
            {bankRef !== '' && <Under>{bankRef}</Under>}
          </>
        ),
    },
  ]
  return (
    <RecordPanel
      texts="paymentBatches.payment"
      route={listBatchPayments}
      fixed={{ batchId: batch.id }}
      exported={exportBatchPayments}
      rowKey={rowKey}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: t('paymentBatches.payment.field.status.label'),
          control: (
            <Select
              hint={t('common.all')}
              options={statuses.map((value) => ({
                value,
                label: t(`paymentBatches.payment.field.status.options.${value}`),
              }))}
            />
          ),
        },
      ]}
      actions={{}}
    />
  )
}
