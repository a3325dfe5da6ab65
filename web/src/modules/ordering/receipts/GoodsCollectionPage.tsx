import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Delivery, goodsCollection } from '#contract/ordering/deliveries.ts'
import { useRead } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { Choice } from '#web/kit/Choice.tsx'
import { Empty } from '#web/kit/Empty.tsx'
import { Deliveries } from '#web/modules/ordering/history/Deliveries.tsx'
import { Page } from '#web/kit/Page.tsx'
import { Pager } from '#web/kit/Pager.tsx'
import { SearchField } from '#web/kit/SearchField.tsx'
import { useQueryOf } from '#web/kit/url.ts'
import css from './GoodsCollectionPage.module.css'
import { ReceiveDialog } from './ReceiveDialog.tsx'

/** Deliveries that wait to be taken in, and those that were. */
export function GoodsCollectionPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useQueryOf(goodsCollection)
  const tab = query.tab ?? 'todo'
  const page = useRead(goodsCollection, { ...query, tab })
  const [receiving, setReceiving] = useState<Delivery>()
  return (
    <Page title={t('ordering.receipts.title')} purpose={t('ordering.receipts.purpose')}>
      <div className={`card ${css['top']}`}>
        <Choice
          look="tabs"
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
      {page.records.length === 0 ? (
        <div className="card">
          <Empty
            drawing="box"
            title={t(tab === 'todo' ? 'ordering.receipts.none' : 'ordering.receipts.noneDone')}
            reason={t('ordering.receipts.noneReason')}
          />
        </div>
      ) : (
        <>
          <Deliveries
            deliveries={page.records}
            renderOrder={(delivery) => (
              <Link to={`/orderDetail?orderId=${delivery.orderId}`} className={`tap ${css['order']}`}>
                {delivery.supplierName} · {delivery.orderNo}
              </Link>
            )}
            renderActions={(delivery) =>
              delivery.status !== 'received' && (
                <Button look="solid" onClick={() => setReceiving(delivery)}>
                  {t('action.receive')}
                </Button>
              )
            }
          />
          <Pager page={page} onQuery={setQuery} />
        </>
      )}
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
