import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as contract from '#contract/payments/supplierPayments.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Card, RowName, Stack, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { rowKey } from '../paymentPaths.ts'
import { payableTones } from '../paymentTones.ts'
import { OwnRetentions } from '../retentions/OwnRetentions.tsx'
import { OwnPayee } from './OwnPayee.tsx'

const views = ['receivables', 'retentions', 'receipts', 'payee'] as const
const tabs = ['unsettled', 'settled', 'all'] as const satisfies readonly contract.ReceivableTab[]

/** What a supplier is owed, what it was paid, and the account that it is paid to. */
export function SupplierPaymentsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'receivables'
  return (
    <Page title={t('supplierPayments.title')} purpose={t('supplierPayments.purpose')}>
      <Stack>
        <Card>
          <Tabs
            label={t('supplierPayments.views')}
            value={view}
            onChange={(next) => setSearch(next === 'receivables' ? {} : { view: next })}
            options={views.map((value) => ({ value, label: t(`supplierPayments.view.${value}`) }))}
          />
        </Card>
        {view === 'receivables' && <Receivables />}
        {view === 'retentions' && <OwnRetentions />}
        {view === 'receipts' && <Receipts />}
        {view === 'payee' && <OwnPayee />}
      </Stack>
    </Page>
  )
}

function Receivables() {
  const { t } = useTranslation()
  const [{ tab = 'unsettled' }, setQuery] = useUrlQuery(contract.listReceivables)
  const columns: readonly RecordColumn<'supplierPayments.receivable', contract.Receivable>[] = [
    {
      key: 'invoiceNo',
      lead: true,
      render: ({ invoiceNo, payerTitle, kind }) => (
        <RowName under={payerTitle}>
          {invoiceNo} {kind !== 'invoice' && <Tag>{t(`payables.field.kind.options.${kind}`)}</Tag>}
        </RowName>
      ),
    },
    { key: 'dueOn', render: ({ dueOn }) => dueOn },
    { key: 'gross', right: true, render: ({ gross }) => <Amount value={gross} /> },
    { key: 'paid', right: true, desk: true, render: ({ paid }) => <Amount value={paid} /> },
    { key: 'offset', right: true, desk: true, render: ({ offset }) => <Amount value={offset} /> },
    { key: 'deducted', right: true, desk: true, render: ({ deducted }) => <Amount value={deducted} /> },
    { key: 'retained', right: true, desk: true, render: ({ retained }) => <Amount value={retained} /> },
    { key: 'rest', right: true, render: ({ rest }) => <Amount value={rest} /> },
    {
      key: 'status',
      render: ({ status, holds }) => (
        <>
          <StatusTag tone={payableTones[status]}>
            {t(`supplierPayments.receivable.field.status.options.${status}`)}
          </StatusTag>
          {holds.length > 0 && (
            <Under>{holds.map((hold) => t(`payables.field.holds.options.${hold}`)).join('、')}</Under>
          )}
        </>
      ),
    },
  ]
  return (
    <RecordPanel
      texts="supplierPayments.receivable"
      route={contract.listReceivables}
      exported={contract.exportReceivables}
      rowKey={rowKey}
      columns={columns}
      tabs={{
        label: t('supplierPayments.receivable.tabs'),
        value: tab,
        onChange: (next) => setQuery({ tab: next as contract.ReceivableTab }),
        options: tabs.map((value) => ({ value, label: t(`supplierPayments.receivable.tab.${value}`) })),
      }}
      actions={{}}
    />
  )
}

function Receipts() {
  const { t } = useTranslation()
  const columns: readonly RecordColumn<'supplierPayments.receipt', contract.Receipt>[] = [
    {
      key: 'payerTitle',
      lead: true,
      render: ({ payerTitle, requestNo }) => <RowName under={requestNo}>{payerTitle}</RowName>,
    },
    { key: 'paidOn', render: ({ paidOn }) => paidOn },
    {
      key: 'amount',
      right: true,
      render: ({ amount, bounced, failure }) => (
        <>
          <Amount value={amount} />
          {bounced && (
            <Under>
              <StatusTag tone="err">{t('supplierPayments.receipt.bounced')}</StatusTag> {failure}
            </Under>
          )}
        </>
      ),
    },
    {
      key: 'payeeBank',
      render: ({ payeeBank, payeeLast4 }) => t('payees.account', { bank: payeeBank, last4: payeeLast4 }),
    },
    { key: 'bankRef', desk: true, render: ({ bankRef }) => bankRef || '-' },
    { key: 'invoices', desk: true, render: ({ invoices }) => <RowName>{invoices}</RowName> },
  ]
  return (
    <RecordPanel
      texts="supplierPayments.receipt"
      route={contract.listReceipts}
      exported={contract.exportReceipts}
      rowKey={rowKey}
      columns={columns}
      actions={{}}
    />
  )
}
