import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import type { Invoice } from '#contract/invoices/invoice.ts'
import * as contract from '#contract/invoices/invoices.ts'
import { countInvoices } from '#contract/invoices/waitingInvoices.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Card, Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { InvoiceDrawer } from '#web/modules/invoices/InvoiceDrawer.tsx'
import { rowKey, useInvoiceColumns, useInvoiceFilters, useInvoiceTabs } from '#web/modules/invoices/invoiceColumns.tsx'
import { InvoiceUpload } from './InvoiceUpload.tsx'
import { matchingPath } from '../statementPaths.ts'
import { ProposalsPanel } from '#web/modules/invoices/proposals/ProposalsPanel.tsx'
import { RefusedPanel } from '#web/modules/invoices/RefusedPanel.tsx'
import { useInvoiceActions, useReverseAction } from './useInvoiceActions.tsx'

const views = ['invoices', 'proposals', 'refused'] as const

/** Inbox of the finance department: uploads with a verdict each, and all invoices by state. */
export function InvoiceInboxPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const view = views.find((each) => each === search.get('view')) ?? 'invoices'
  return (
    <Page title={t('invoices.inbox')} purpose={t('invoices.inboxPurpose')}>
      <Stack>
        {may('invoice.submit') && <InvoiceUpload />}
        <Card>
          <Tabs
            label={t('invoices.views')}
            value={view}
            onChange={(next) => setSearch(next === 'invoices' ? {} : { view: next })}
            options={views.map((value) => ({
              value,
              label: value === 'invoices' ? t('invoices.title') : t(`invoices.view.${value}`),
            }))}
          />
        </Card>
        {view === 'invoices' && <InvoicesPanel />}
        {view === 'proposals' && <ProposalsPanel />}
        {view === 'refused' && <RefusedPanel />}
      </Stack>
    </Page>
  )
}

function InvoicesPanel() {
  const navigate = useNavigate()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listInvoices)
  const waiting = useOptionalRead(countInvoices, {})
  const { approve, match, verify, return: giveBack } = useInvoiceActions()
  const { reverse } = useReverseAction('invoice.match')
  return (
    <RecordPanel
      texts="invoices"
      route={contract.listInvoices}
      exported={contract.exportInvoices}
      rowKey={rowKey}
      columns={useInvoiceColumns('sellerName')}
      filters={useInvoiceFilters()}
      tabs={useInvoiceTabs(tab, (next) => setQuery({ tab: next }), {
        exception: waiting?.exceptions,
        matched: waiting?.matched,
      })}
      actions={{
        openMatching: {
          shown: ({ status }: Invoice) => status === 'exception',
          call: { send: ({ id }: Invoice) => Promise.resolve(() => void navigate(matchingPath(id))) },
        },
        view: {
          shown: () => true,
          renderDialog: ({ id, number }: Invoice, close) => <InvoiceDrawer id={id} title={number} onClose={close} />,
        },
        approve,
        match,
        return: giveBack,
        verify,
        reverse,
      }}
    />
  )
}
