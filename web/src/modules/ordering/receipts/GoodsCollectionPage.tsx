import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Delivery } from '#contract/ordering/delivery/deliveries.ts'
import { exportGoodsCollection, goodsCollection } from '#contract/ordering/delivery/receipts.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Deliveries } from '#web/modules/ordering/history/Deliveries.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import css from './GoodsCollectionPage.module.css'
import { List } from '#web/kit/list/List.tsx'
import { type ListQuery, useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { ReceiveMany } from './ReceiveMany.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'

const renderBatch = (deliveries: readonly Delivery[], clear: () => void) => (
  <ReceiveMany deliveries={deliveries} onDone={clear} />
)

type ReceiptQuery = ListQuery<typeof goodsCollection>

/** Deliveries to receive, and received ones. */
export function GoodsCollectionPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useUrlQuery(goodsCollection)
  const tab = query.tab ?? 'todo'
  const [receiving, setReceiving] = useState<Delivery>()
  return (
    <Page title={t('ordering.receipts.title')} purpose={t('ordering.receipts.purpose')}>
      <div className={`card ${css['top']}`}>
        <Tabs
          label={t('ordering.receipts.tabs')}
          value={tab}
          onChange={(next) => setQuery({ tab: next })}
          options={(['todo', 'done'] as const).map((value) => ({ value, label: t(`ordering.receipts.${value}`) }))}
        />
        <SearchField
          key={query.keyword}
          label={t('ordering.receipts.keyword')}
          hint={t('ordering.receipts.hint')}
          value={query.keyword ?? ''}
          onSearch={(keyword) => setQuery({ keyword })}
        />
      </div>
      <List
        route={goodsCollection}
        exported={exportGoodsCollection}
        usual={{ tab: 'todo' }}
        label={t('ordering.receipts.title')}
        rowKey={({ deliveryId }) => deliveryId}
        columns={[]}
        batch={renderBatch}
        empty={
          <div className="card">
            <NoDeliveries query={query} onQuery={setQuery} />
          </div>
        }
      >
        {(deliveries, selection) => (
          <Deliveries
            deliveries={deliveries}
            renderPick={(delivery) =>
              selection &&
              delivery.status !== 'received' && (
                <Checkbox
                  alone
                  checked={selection.isSelected(delivery)}
                  onChange={(isPicked) => selection.onSelect([delivery], isPicked)}
                  label={`${t('orders.pick')} ${delivery.deliveryNo}`}
                />
              )
            }
            renderOrder={(delivery) => (
              <Link to={`/orderDetail?orderId=${delivery.orderId}`} className={`tap ${css['order']}`}>
                {delivery.supplierName} · {delivery.orderNo}
              </Link>
            )}
            renderActions={(delivery) =>
              delivery.status !== 'received' && (
                <Button variant="solid" onClick={() => setReceiving(delivery)}>
                  {t('action.receive')}
                </Button>
              )
            }
          />
        )}
      </List>
      {receiving && (
        <Suspense>
          <ReceiveDialog
            orderId={receiving.orderId}
            deliveryId={receiving.deliveryId}
            onClose={() => setReceiving(undefined)}
          />
        </Suspense>
      )}
    </Page>
  )
}

interface NoDeliveriesProps {
  readonly query: ReceiptQuery[0]
  readonly onQuery: ReceiptQuery[1]
}

function NoDeliveries({ query: { tab, keyword }, onQuery }: NoDeliveriesProps) {
  const { t } = useTranslation()
  const may = useMay()
  if (keyword !== undefined)
    return (
      <Empty
        illustration="search"
        title={t('ordering.receipts.noneFound')}
        reason={t('ordering.receipts.noneFoundReason')}
        action={<Button onClick={() => onQuery({ keyword: undefined })}>{t('list.clearFilters')}</Button>}
      />
    )
  if (tab === 'done')
    return (
      <Empty
        illustration="box"
        title={t('ordering.receipts.noneDone')}
        reason={t('ordering.receipts.noneDoneReason')}
        action={<Button onClick={() => onQuery({ tab: 'todo' })}>{t('ordering.receipts.toTodo')}</Button>}
      />
    )
  return (
    <Empty
      illustration="box"
      title={t('ordering.receipts.none')}
      reason={t('ordering.receipts.noneReason')}
      action={
        may('order.read') && <ButtonLink to="/orderManagement_list">{t('ordering.receipts.toOrders')}</ButtonLink>
      }
    />
  )
}
