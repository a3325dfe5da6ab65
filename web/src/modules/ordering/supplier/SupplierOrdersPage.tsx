import { useTranslation } from 'react-i18next'
import {
  countSupplierOrders,
  exportSupplierOrders,
  listSupplierOrders,
  type SupplierOrderTab,
} from '#contract/ordering/supplierOrderLists.ts'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { OrderCard, OrderCardsHead } from '#web/modules/ordering/parts/OrderCard.tsx'
import { OrderFilters } from '#web/modules/ordering/parts/OrderFilters.tsx'
import css from '#web/modules/ordering/parts/OrderList.module.css'
import { Page } from '#web/kit/layout/Page.tsx'
import { List } from '#web/kit/list/List.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { AcceptMany } from './AcceptMany.tsx'
import { NoSupplierOrders } from './NoSupplierOrders.tsx'
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

const renderBatch = (orders: readonly OrderSummary[], clear: () => void) => (
  <AcceptMany orders={orders} onDone={clear} />
)

const noFilter = { keyword: '', fromDay: '', toDay: '', amountFrom: '', amountTo: '' }

/** Orders of the person's supplier. */
export function SupplierOrdersPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useUrlQuery(listSupplierOrders)
  const counts = useOptionalRead(countSupplierOrders, {})
  const isFiltered = Object.keys(noFilter).some((name) => name in query)
  return (
    <Page title={t('fulfilment.orders')} purpose={t('fulfilment.purpose')}>
      <div className={`card ${css['top']}`}>
        <div className={css['tabs']}>
          <Tabs
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
      <List
        route={listSupplierOrders}
        exported={exportSupplierOrders}
        label={t('fulfilment.orders')}
        rowKey={({ orderId }) => orderId}
        columns={[]}
        batch={renderBatch}
        empty={
          <div className={`card ${css['none']}`}>
            {isFiltered ? (
              <Empty
                illustration="search"
                title={t('orders.noneFound')}
                reason={t('orders.noneFoundReason')}
                action={<Button onClick={() => setQuery(noFilter)}>{t('orders.clear')}</Button>}
              />
            ) : (
              <NoSupplierOrders />
            )}
          </div>
        }
      >
        {(orders, selection) => (
          <>
            <OrderCardsHead />
            {orders.map((order) => (
              <OrderCard
                key={order.orderId}
                order={order}
                reader="supplier"
                to={`/supplierOrderDetail?orderId=${order.orderId}`}
                pick={
                  selection && order.can.includes('accept')
                    ? {
                        isPicked: selection.isSelected(order),
                        onPick: (isPicked) => selection.onSelect([order], isPicked),
                      }
                    : undefined
                }
                actions={<SupplierActions order={order} place="list" />}
              />
            ))}
          </>
        )}
      </List>
    </Page>
  )
}
