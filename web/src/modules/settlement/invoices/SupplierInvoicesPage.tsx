import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Invoice } from '#contract/invoices/invoice.ts'
import * as contract from '#contract/invoices/invoices.ts'
import { countSupplierInvoices } from '#contract/invoices/waitingInvoices.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { InvoiceDrawer } from '#web/modules/invoices/InvoiceDrawer.tsx'
import { rowKey, useInvoiceColumns, useInvoiceTabs } from '#web/modules/invoices/invoiceColumns.tsx'
import { InvoiceUpload } from './InvoiceUpload.tsx'
import { ProposalsPanel } from '#web/modules/invoices/proposals/ProposalsPanel.tsx'
import { RefusedPanel } from '#web/modules/invoices/RefusedPanel.tsx'
import { useReverseAction } from './useInvoiceActions.tsx'
import { ToInvoicePanel } from './ToInvoicePanel.tsx'

const views = ['toInvoice', 'invoices', 'proposals', 'refused'] as const

/** Invoices of the reader's company: what is to be invoiced, uploads with a verdict each, and what became of them. */
export function SupplierInvoicesPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const usual = search.get('tab') === null ? 'toInvoice' : 'invoices'
  const view = views.find((each) => each === search.get('view')) ?? usual
  return (
    <Page title={t('invoices.title')} purpose={t('invoices.supplierPurpose')}>
      <Stack>
        {may('invoice.submit') && <InvoiceUpload />}
        <Card>
          <Tabs
            label={t('invoices.views')}
            value={view}
            onChange={(next) => setSearch({ view: next })}
            options={views.map((value) => ({ value, label: t(`invoices.view.${value}`) }))}
          />
        </Card>
        {view === 'toInvoice' && <ToInvoicePanel />}
        {view === 'invoices' && <InvoicesPanel />}
        {view === 'proposals' && <ProposalsPanel />}
        {view === 'refused' && <RefusedPanel />}
      </Stack>
    </Page>
  )
}

function InvoicesPanel() {
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listSupplierInvoices)
  const { reverse } = useReverseAction('invoice.submit')
  const returned = useOptionalRead(countSupplierInvoices, {})?.returned
  return (
    <RecordPanel
      texts="invoices"
      route={contract.listSupplierInvoices}
      exported={contract.exportSupplierInvoices}
      rowKey={rowKey}
      columns={useInvoiceColumns('buyerName')}
      tabs={useInvoiceTabs(tab, (next) => setQuery({ tab: next }), { returned })}
      actions={{
        view: {
          shown: () => true,
          renderDialog: ({ id, number }: Invoice, close) => <InvoiceDrawer id={id} title={number} onClose={close} />,
        },
        reverse,
      }}
    />
  )
}
