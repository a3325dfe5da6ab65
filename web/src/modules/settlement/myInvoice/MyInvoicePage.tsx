import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { InvoicedOrder } from '#contract/settlement/matching/match.ts'
import * as contract from '#contract/settlement/matching/matching.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Card, RowName, Stack, Under } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { useMay } from '#web/kit/client/me.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { InvoiceTitles } from '#web/modules/ordering/addresses/InvoiceTitles.tsx'
import { orderInvoiceTones } from '../matchTones.ts'

const views = ['orders', 'titles'] as const

/** How far the reader's own orders are invoiced, and the invoice titles of their department. */
export function MyInvoicePage() {
  const { t } = useTranslation()
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const shown = may('cart.use') ? views : (['orders'] as const)
  const view = shown.find((each) => each === search.get('view')) ?? 'orders'
  return (
    <Page title={t('myInvoices.title')} purpose={t('myInvoices.purpose')}>
      <Stack>
        {shown.length > 1 && (
          <Card>
            <Tabs
              label={t('myInvoices.views')}
              value={view}
              onChange={(next) => setSearch(next === 'titles' ? { view: next } : {})}
              options={shown.map((value) => ({ value, label: t(`myInvoices.view.${value}`) }))}
            />
          </Card>
        )}
        {view === 'titles' ? <InvoiceTitles /> : <OrdersPanel />}
      </Stack>
    </Page>
  )
}

const tabs = ['all', 'waiting', 'exception', 'invoiced'] as const

function OrdersPanel() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listInvoicedOrders)
  const columns: readonly RecordColumn<'myInvoices', InvoicedOrder>[] = [
    {
      key: 'orderNo',
      lead: true,
      render: ({ id, title, orderNo, supplierName }) => (
        <RowName under={`${supplierName} · ${orderNo}`} title={title}>
          <Link to={`/orderDetail?id=${id}`} className="tap">
            {title}
          </Link>
        </RowName>
      ),
    },
    { key: 'amount', right: true, desk: true, render: ({ amount }) => <Amount value={amount} /> },
    { key: 'received', right: true, render: ({ received }) => <Amount value={received} /> },
    { key: 'invoiced', right: true, render: ({ invoiced }) => <Amount value={invoiced} /> },
    {
      key: 'state',
      render: ({ state, invoices }) => (
        <>
          <StatusTag tone={orderInvoiceTones[state]}>{t(`myInvoices.field.state.options.${state}`)}</StatusTag>
          {invoices.length > 0 && <Under>{invoices.map(({ number }) => number).join('、')}</Under>}
        </>
      ),
    },
    { key: 'payerTitle', desk: true, render: ({ payerTitle }) => payerTitle },
  ]
  return (
    <RecordPanel
      texts="myInvoices"
      route={contract.listInvoicedOrders}
      exported={contract.exportInvoicedOrders}
      rowKey={({ id }) => id}
      columns={columns}
      tabs={{
        label: t('myInvoices.tabs'),
        name: 'tab',
        value: tab,
        onChange: (next) => setQuery({ tab: next as contract.OrderInvoiceTab }),
        options: tabs.map((value) => ({ value, label: t(`myInvoices.tab.${value}`) })),
      }}
      actions={{}}
    />
  )
}
