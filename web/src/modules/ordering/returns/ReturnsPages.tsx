import { useTranslation } from 'react-i18next'
import * as contract from '#contract/ordering/returns/returns.ts'
import { countReturns } from '#contract/ordering/returns/waitingReturns.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { buyerColumns, operatorColumns, supplierColumns } from './returnColumns.tsx'
import { useReturnActions } from './useReturnActions.tsx'
import { useReturnFilters } from './useReturnFilters.tsx'

const tabs = [
  'all',
  'approval',
  'buyer',
  'supplier',
  'arbitration',
  'ended',
] as const satisfies readonly contract.ReturnTab[]

/** Tabs by the side that a return waits for; `own` shows how many wait for the reader. */
function useReturnTabs(tab: contract.ReturnTab, onTab: (tab: contract.ReturnTab) => void, own?: contract.ReturnTab) {
  const { t } = useTranslation()
  const waiting = useOptionalRead(countReturns, {})?.waiting
  return {
    label: t('returns.tabs'),
    value: tab,
    onChange: (next: string) => onTab(next as contract.ReturnTab),
    options: tabs.map((value) => ({
      value,
      label: t(`returns.tab.${value}`),
      count: value === own ? waiting : undefined,
    })),
  }
}

const rowKey = ({ id }: { readonly id: string }) => id

/** Returns of a buyer's orders. */
export function MyReturnsPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listReturns)
  return (
    <Page title={t('returns.title')} purpose={t('returns.purpose')}>
      <RecordPanel
        texts="returns"
        route={contract.listReturns}
        exported={contract.exportReturns}
        rowKey={rowKey}
        columns={buyerColumns}
        filters={useReturnFilters()}
        tabs={useReturnTabs(tab, (next) => setQuery({ tab: next }), 'buyer')}
        actions={useReturnActions()}
      />
    </Page>
  )
}

/** Returns that a supplier handles. */
export function SupplierReturnsPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listSupplierReturns)
  return (
    <Page title={t('returns.supplier.title')} purpose={t('returns.supplier.purpose')}>
      <RecordPanel
        texts="returns"
        route={contract.listSupplierReturns}
        exported={contract.exportSupplierReturns}
        rowKey={rowKey}
        columns={supplierColumns}
        filters={useReturnFilters()}
        tabs={useReturnTabs(tab, (next) => setQuery({ tab: next }), 'supplier')}
        actions={useReturnActions()}
      />
    </Page>
  )
}

/** All returns of the tenant, for operators. */
export function TenantReturnsPage() {
  const { t } = useTranslation()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listTenantReturns)
  return (
    <Page title={t('returns.tenant.title')} purpose={t('returns.tenant.purpose')}>
      <RecordPanel
        texts="returns"
        route={contract.listTenantReturns}
        exported={contract.exportTenantReturns}
        rowKey={rowKey}
        columns={operatorColumns}
        filters={useReturnFilters()}
        tabs={useReturnTabs(tab, (next) => setQuery({ tab: next }))}
        actions={useReturnActions()}
      />
    </Page>
  )
}

const decisionTabs = ['open', 'decided'] as const

/** Returns that the platform decides. */
export function ArbitrationsPage() {
  const { t } = useTranslation()
  const [{ tab = 'open' }, setQuery] = useUrlQuery(contract.listArbitrations)
  const waiting = useOptionalRead(countReturns, {})?.waiting
  return (
    <Page title={t('returns.arbitration.title')} purpose={t('returns.arbitration.purpose')}>
      <RecordPanel
        texts="returns"
        route={contract.listArbitrations}
        usual={{ tab: 'open' }}
        exported={contract.exportArbitrations}
        rowKey={rowKey}
        columns={operatorColumns}
        tabs={{
          label: t('returns.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as (typeof decisionTabs)[number] }),
          options: decisionTabs.map((value) => ({
            value,
            label: t(`returns.decisionTab.${value}`),
            count: value === 'open' ? waiting : undefined,
          })),
        }}
        actions={useReturnActions()}
      />
    </Page>
  )
}
