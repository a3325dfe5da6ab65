import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Delivery } from '#contract/ordering/deliveries.ts'
import { exportGoodsCollection, goodsCollection } from '#contract/ordering/receipts.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Deliveries } from '#web/modules/ordering/history/Deliveries.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import css from './GoodsCollectionPage.module.css'
import { List } from '#web/kit/list/List.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { ReceiveDialog } from './ReceiveDialog.tsx'

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
        empty={
          <div className="card">
            <Empty
              illustration="box"
              title={t(tab === 'todo' ? 'ordering.receipts.none' : 'ordering.receipts.noneDone')}
              reason={t('ordering.receipts.noneReason')}
            />
          </div>
        }
      >
        {(deliveries) => (
          <Deliveries
            deliveries={deliveries}
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
