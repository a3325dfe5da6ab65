import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PaymentRequest } from '#contract/payments/request.ts'
import * as contract from '#contract/payments/requests.ts'
import { countPaymentRequests } from '#contract/payments/waitingPayments.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { requestPath, rowKey } from '../paymentPaths.ts'
import { requestTones } from '../paymentTones.ts'
import { BatchDialog, useRequestActions } from './requestActions.tsx'

const tabs = [
  'all',
  'draft',
  'approving',
  'approved',
  'paying',
  'paid',
  'failed',
] as const satisfies readonly contract.RequestTab[]

/** Payment requests, from which cashiers make batches. */
export function PaymentRequestsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listPaymentRequests)
  const waiting = useOptionalRead(countPaymentRequests, {}, may('payment.execute'))?.waiting
  return (
    <Page title={t('paymentRequests.title')} purpose={t('paymentRequests.purpose')}>
      <RecordPanel
        texts="paymentRequests"
        route={contract.listPaymentRequests}
        exported={contract.exportPaymentRequests}
        rowKey={rowKey}
        columns={useColumns()}
        tabs={{
          label: t('paymentRequests.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as contract.RequestTab }),
          options: tabs.map((value) => ({
            value,
            label: t(`paymentRequests.tab.${value}`),
            count: value === 'approved' ? waiting : undefined,
          })),
        }}
        actions={{
          ...useRequestActions(),
          batch: {
            needs: 'payment.execute',
            renderForAll: (rows, close, clear) => <BatchDialog rows={rows} onClose={() => (close(), clear())} />,
          },
        }}
      />
    </Page>
  )
}

function useColumns(): readonly RecordColumn<'paymentRequests', PaymentRequest>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'supplierName',
      lead: true,
      render: ({ id, requestNo, supplierName }) => (
        <RowName under={requestNo}>
          <Link to={requestPath(id)} className="tap">
            {supplierName}
          </Link>
        </RowName>
      ),
    },
    {
      key: 'status',
      render: ({ status, failure, batchNo }) => (
        <>
          <StatusTag tone={requestTones[status]}>{t(`paymentRequests.field.status.options.${status}`)}</StatusTag>
          {(failure || batchNo) && <Under>{failure || batchNo}</Under>}
        </>
      ),
    },
    {
      key: 'total',
      right: true,
      render: ({ total, rows }) => (
        <>
          <Amount value={total} />
          <Under>{t('paymentRequests.invoices', { count: rows })}</Under>
        </>
      ),
    },
    { key: 'plannedOn', render: ({ plannedOn }) => plannedOn },
    { key: 'payerTitle', desk: true, render: ({ payerTitle }) => payerTitle },
    {
      key: 'payeeName',
      desk: true,
      render: ({ payeeName, payeeBank, payeeLast4 }) =>
        payeeName === '' ? (
          '-'
        ) : (
          <RowName under={t('paymentRequests.account', { bank: payeeBank, last4: payeeLast4 })}>{payeeName}</RowName>
        ),
    },
    {
      key: 'preparedByName',
      desk: true,
      render: ({ preparedByName, approvedByNames }) => <RowName under={approvedByNames}>{preparedByName}</RowName>,
    },
  ]
}
