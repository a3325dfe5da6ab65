import { useTranslation } from 'react-i18next'
import { countOrders, exportOrders, listOrders, type OrderTab } from '#contract/ordering/orderLists.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { OrderCard, OrderCardsHead } from '#web/modules/ordering/parts/OrderCard.tsx'
import { OrderFilters } from '#web/modules/ordering/parts/OrderFilters.tsx'
import css from '#web/modules/ordering/parts/OrderList.module.css'
import { Page } from '#web/kit/layout/Page.tsx'
import { List } from '#web/kit/list/List.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { OrderCardActions } from './OrderActions.tsx'

const tabs = [
  'all',
  'drafted',
  'approving',
  'accepting',
  'delivering',
  'receiving',
  'commenting',
  'rejected',
  'completed',
  'cancelled',
] as const satisfies readonly OrderTab[]

const noFilter = { keyword: '', fromDay: '', toDay: '', amountFrom: '', amountTo: '' }

/** Order list: the person's own orders by status; with the permission also those of the department. */
export function OrderListPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [query, setQuery] = useUrlQuery(listOrders)
  const counts = useOptionalRead(countOrders, query.mine === undefined ? {} : { mine: query.mine })
  const isFiltered = Object.keys(noFilter).some((name) => name in query)
  return (
    <Page title={t('ordering.list.title')} purpose={t('ordering.list.purpose')}>
      <div className={`card ${css['top']}`}>
        <div className={css['tabs']}>
          <Tabs
            label={t('ordering.list.tabs')}
            value={query.tab ?? 'all'}
            onChange={(tab) => setQuery({ tab })}
            options={tabs.map((value) => ({
              value,
              label: (
                <>
                  {t(`ordering.list.tab.${value}`)} <small>{counts?.[value]}</small>
                </>
              ),
            }))}
          />
        </div>
        <div className={css['filters']}>
          <OrderFilters reader="buyer" filter={query} onFilter={setQuery} />
          {may('order.readAll') && (
            <Checkbox
              label={t('ordering.list.mine')}
              checked={query.mine === true}
              onChange={(mine) => setQuery({ mine })}
            />
          )}
        </div>
      </div>
      <List
        route={listOrders}
        exported={exportOrders}
        label={t('ordering.list.title')}
        rowKey={({ orderId }) => orderId}
        columns={[]}
        empty={<NoOrders isFiltered={isFiltered} onClear={() => setQuery(noFilter)} />}
      >
        {(orders) => (
          <>
            <OrderCardsHead />
            {orders.map((order) => (
              <OrderCard
                key={order.orderId}
                order={order}
                reader="buyer"
                to={`/orderDetail?orderId=${order.orderId}`}
                actions={<OrderCardActions order={order} />}
              />
            ))}
          </>
        )}
      </List>
    </Page>
  )
}

function NoOrders({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={`card ${css['none']}`}>
      {isFiltered ? (
        <Empty
          illustration="search"
          title={t('orders.noneFound')}
          reason={t('orders.noneFoundReason')}
          action={<Button onClick={onClear}>{t('orders.clear')}</Button>}
        />
      ) : (
        <Empty
          illustration="box"
          title={t('orders.none')}
          reason={t('ordering.list.emptyReason')}
          action={<ButtonLink to="/mall">{t('ordering.cart.toMall')}</ButtonLink>}
        />
      )}
    </div>
  )
}
