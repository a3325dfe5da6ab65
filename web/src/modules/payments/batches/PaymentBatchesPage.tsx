import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PaymentBatch } from '#contract/payments/batch.ts'
import * as contract from '#contract/payments/batches.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { batchPath, rowKey } from '../paymentPaths.ts'
import { batchTones } from '../paymentTones.ts'

const tabs = ['all', 'sent', 'done'] as const satisfies readonly contract.BatchTab[]

/** Payment batches with what the bank has answered. */
export function PaymentBatchesPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listPaymentBatches)
  const columns: readonly RecordColumn<'paymentBatches', PaymentBatch>[] = [
    {
      key: 'batchNo',
      lead: true,
      render: ({ id, batchNo, executedByName }) => (
        <RowName under={executedByName}>
          <Link to={batchPath(id)} className="tap">
            {batchNo}
          </Link>
        </RowName>
      ),
    },
    {
      key: 'status',
      render: ({ status, failed }) => (
        <>
          <StatusTag tone={batchTones[status]}>{t(`paymentBatches.field.status.options.${status}`)}</StatusTag>
          {failed.count > 0 && <Under>{t('paymentBatches.failedCount', { count: failed.count })}</Under>}
        </>
      ),
    },
    { key: 'payments', right: true, render: ({ payments }) => payments },
    { key: 'total', right: true, render: ({ total }) => <Amount value={total} /> },
    { key: 'paid', right: true, desk: true, render: ({ paid }) => <Amount value={paid.amount} /> },
    { key: 'waiting', right: true, desk: true, render: ({ waiting }) => <Amount value={waiting.amount} /> },
    { key: 'executedAt', desk: true, render: ({ executedAt }) => <Brief at={executedAt} /> },
  ]
  return (
    <Page title={t('paymentBatches.title')} purpose={t('paymentBatches.purpose')}>
      <RecordPanel
        texts="paymentBatches"
        route={contract.listPaymentBatches}
        exported={contract.exportPaymentBatches}
        rowKey={rowKey}
        columns={columns}
        tabs={{
          label: t('paymentBatches.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as contract.BatchTab }),
          options: tabs.map((value) => ({ value, label: t(`paymentBatches.tab.${value}`) })),
        }}
        actions={{}}
      />
    </Page>
  )
}
