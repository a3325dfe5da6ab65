import FilePdfOutlined from '@ant-design/icons-svg/es/asn/FilePdfOutlined.js'
import css from '#web/kit/layout/DocumentPage.module.css'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrderDetail, orderPdf, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { orderTimeline } from '#contract/ordering/timeline.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useDownload } from '#web/kit/client/download.ts'
import { OrderChanges } from '#web/modules/ordering/changes/OrderChanges.tsx'
import { OrderFacts } from '#web/modules/ordering/parts/OrderFacts.tsx'
import { OrderHead } from '#web/modules/ordering/parts/OrderHead.tsx'
import { OrderLines } from '#web/modules/ordering/parts/OrderLines.tsx'
import { OrderSettlement } from '#web/modules/ordering/parts/OrderSettlement.tsx'
import { OrderTimeline } from '#web/modules/ordering/history/OrderTimeline.tsx'
import { useOrderId } from '#web/modules/ordering/parts/useOrderId.ts'
import { lazyWith } from '#web/messages/lazy.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { SupplierActions } from './SupplierActions.tsx'
import { SupplierNotice } from './SupplierNotice.tsx'
import { Arrivals } from './Arrivals.tsx'

const OrderReturns = lazyWith<{ readonly orderId: string }>(
  ['ordering', 'ordering.returns'],
  async () => (await import('#web/modules/ordering/returns/OrderReturns.tsx')).OrderReturns,
)

/** Order page of the supplier, available once the order was sent. */
export function SupplierOrderPage() {
  const { t } = useTranslation()
  const orderId = useOrderId()
  const order = useRead(supplierOrderDetail, { orderId })
  return (
    <Page
      title={`${t('orders.detail')} ${order.orderNo}`}
      hideTitle
      backTo={{ to: '/supplierOrders', label: t('fulfilment.orders'), here: order.orderNo, kind: t('orders.detail') }}
    >
      <div className={css['page']}>
        <OrderHead order={order} reader="supplier" actions={<Actions order={order} />} />
        <SupplierNotice order={order} />
        <div className={css['layout']}>
          <div className={css['main']}>
            <Section
              title={t('orders.goods')}
              note={t('orders.kinds', { count: order.lines.length, pieces: order.quantity })}
            >
              <OrderLines lines={order.lines} progress={order.acceptedAt !== null} />
            </Section>
            <OrderSettlement order={order} reader="supplier" />
            {order.changeStatus !== null && (
              <Suspense fallback={<Skeleton rows={2} />}>
                <OrderChanges orderId={orderId} />
              </Suspense>
            )}
            <Suspense fallback={<Skeleton rows={3} />}>
              <Arrivals orderId={orderId} />
            </Suspense>
            {order.lines.some(
              ({ inReturn, returned, allowance }) => inReturn + returned > 0 || allowance !== '0.00',
            ) && (
              <Suspense fallback={<Skeleton rows={2} />}>
                <OrderReturns orderId={orderId} />
              </Suspense>
            )}
            <Section title={t('orders.info')}>
              <OrderFacts order={order} reader="supplier" />
            </Section>
          </div>
          <div className={css['aside']}>
            <Suspense fallback={<Skeleton rows={3} />}>
              <History orderId={orderId} />
            </Suspense>
          </div>
        </div>
      </div>
    </Page>
  )
}

function Actions({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const fetching = useDownload(orderPdf)
  return (
    <>
      <Button
        icon={<Icon of={FilePdfOutlined} />}
        busy={fetching.isPending}
        onClick={() => fetching.mutate({ orderId: order.orderId })}
      >
        {t('orders.pdf')}
      </Button>
      <SupplierActions order={order} place="head" />
    </>
  )
}

function History({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const entries = useRead(orderTimeline, { orderId })
  return (
    <Section title={t('orders.timeline')}>
      <OrderTimeline entries={entries} />
    </Section>
  )
}
