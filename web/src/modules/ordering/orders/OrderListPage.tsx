import { useTranslation } from 'react-i18next'
import { countOrders, listOrders, type OrderTab } from '#contract/ordering/orderLists.ts'
import { usePeek, useRead } from '#web/kit/api.ts'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { Check } from '#web/kit/Check.tsx'
import { Choice } from '#web/kit/Choice.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { useMay } from '#web/kit/me.ts'
import { OrderCard, OrderCardsHead } from '#web/modules/ordering/parts/OrderCard.tsx'
import { OrderFilters } from '#web/modules/ordering/parts/OrderFilters.tsx'
import css from '#web/modules/ordering/parts/OrderList.module.css'
import { Page } from '#web/kit/Page.tsx'
import { Pager } from '#web/kit/Pager.tsx'
import { useQueryOf } from '#web/kit/url.ts'
import { OrderCardActions } from './OrderActions.tsx'

const tabs = [
  'all',
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

/** My orders, by what they wait for; with the right to see them, those of the department too. */
export function OrderListPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [query, setQuery] = useQueryOf(listOrders)
  const page = useRead(listOrders, query)
  const counts = usePeek(countOrders, query.mine === undefined ? {} : { mine: query.mine })
  const isFiltered = Object.keys(noFilter).some((name) => name in query)
  return (
    <Page title={t('ordering.list.title')} purpose={t('ordering.list.purpose')}>
      <div className={`card ${css['top']}`}>
        <div className={css['tabs']}>
          <Choice
            look="tabs"
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
            <Check
              label={t('ordering.list.mine')}
              checked={query.mine === true}
              onChange={(mine) => setQuery({ ...query, mine, page: 1 })}
            />
          )}
        </div>
      </div>
      {page.records.length === 0 ? (
        <NoOrders isFiltered={isFiltered} onClear={() => setQuery(noFilter)} />
      ) : (
        <>
          <OrderCardsHead reader="buyer" />
          {page.records.map((order) => (
            <OrderCard
              key={order.orderId}
              order={order}
              reader="buyer"
              to={`/orderDetail?orderId=${order.orderId}`}
              actions={<OrderCardActions order={order} />}
            />
          ))}
          <Pager page={page} onQuery={setQuery} />
        </>
      )}
    </Page>
  )
}

function NoOrders({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={`card ${css['none']}`}>
      {isFiltered ? (
        <Empty
          drawing="search"
          title={t('orders.noneFound')}
          reason={t('orders.noneFoundReason')}
          action={<Button onClick={onClear}>{t('orders.clear')}</Button>}
        />
      ) : (
        <Empty
          drawing="box"
          title={t('orders.none')}
          reason={t('ordering.list.emptyReason')}
          action={<ButtonLink to="/mall">{t('ordering.cart.toMall')}</ButtonLink>}
        />
      )}
    </div>
  )
}
