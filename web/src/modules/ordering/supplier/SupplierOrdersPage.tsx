import { useTranslation } from 'react-i18next'
import { countSupplierOrders, listSupplierOrders, type SupplierOrderTab } from '#contract/ordering/orderLists.ts'
import { usePeek, useRead } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { Choice } from '#web/kit/Choice.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { OrderCard, OrderCardsHead } from '#web/modules/ordering/parts/OrderCard.tsx'
import { OrderFilters } from '#web/modules/ordering/parts/OrderFilters.tsx'
import css from '#web/modules/ordering/parts/OrderList.module.css'
import { Page } from '#web/kit/Page.tsx'
import { Pager } from '#web/kit/Pager.tsx'
import { useQueryOf } from '#web/kit/url.ts'
import { SupplierActions } from './SupplierActions.tsx'

const tabs = [
  'all',
  'accepting',
  'delivering',
  'receiving',
  'cancelling',
  'completed',
  'cancelled',
] as const satisfies readonly SupplierOrderTab[]

const noFilter = { keyword: '', fromDay: '', toDay: '', amountFrom: '', amountTo: '' }

/** The orders that were sent to my company. */
export function SupplierOrdersPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(listSupplierOrders)
  const page = useRead(listSupplierOrders, query)
  const counts = usePeek(countSupplierOrders, {})
  const isFiltered = Object.keys(noFilter).some((name) => name in query)
  return (
    <Page title={t('fulfilment.orders')} purpose={t('fulfilment.purpose')}>
      <div className={`card ${css['top']}`}>
        <div className={css['tabs']}>
          <Choice
            look="tabs"
            label={t('fulfilment.tabs')}
            value={query.tab ?? 'all'}
            onChange={(tab) => setQuery({ tab })}
            options={tabs.map((value) => ({
              value,
              label: (
                <>
                  {t(`fulfilment.tab.${value}`)} <small>{counts?.[value]}</small>
                </>
              ),
            }))}
          />
        </div>
        <div className={css['filters']}>
          <OrderFilters reader="supplier" filter={query} onFilter={setQuery} />
        </div>
      </div>
      {page.records.length === 0 ? (
        <div className={`card ${css['none']}`}>
          {isFiltered ? (
            <Empty
              drawing="search"
              title={t('orders.noneFound')}
              reason={t('orders.noneFoundReason')}
              action={<Button onClick={() => setQuery(noFilter)}>{t('orders.clear')}</Button>}
            />
          ) : (
            <Empty drawing="box" title={t('orders.none')} reason={t('fulfilment.noneReason')} />
          )}
        </div>
      ) : (
        <>
          <OrderCardsHead reader="supplier" />
          {page.records.map((order) => (
            <OrderCard
              key={order.orderId}
              order={order}
              reader="supplier"
              to={`/supplierOrderDetail?orderId=${order.orderId}`}
              actions={<SupplierActions order={order} place="list" />}
            />
          ))}
          <Pager page={page} onQuery={setQuery} />
        </>
      )}
    </Page>
  )
}
