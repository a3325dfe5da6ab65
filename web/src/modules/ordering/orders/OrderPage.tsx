import FilePdfOutlined from '@ant-design/icons-svg/es/asn/FilePdfOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { orderDetail, type OrderDetail, orderPdf } from '#contract/ordering/orders.ts'
import { orderTimeline } from '#contract/ordering/timeline.ts'
import { useRead } from '#web/kit/client/api.ts'
import { PrintButton } from '#web/kit/ui/PrintButton.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { useDownload } from '#web/kit/client/download.ts'
import { useMay } from '#web/kit/client/me.ts'
import { OrderFacts } from '#web/modules/ordering/parts/OrderFacts.tsx'
import { OrderHead } from '#web/modules/ordering/parts/OrderHead.tsx'
import { OrderLines } from '#web/modules/ordering/parts/OrderLines.tsx'
import { OrderSettlement } from '#web/modules/ordering/parts/OrderSettlement.tsx'
import { OrderTimeline } from '#web/modules/ordering/history/OrderTimeline.tsx'
import { useOrderId } from '#web/modules/ordering/parts/useOrderId.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Actions, OrderApproval } from './OrderAside.tsx'
import { OrderArrivals } from './OrderArrivals.tsx'
import { OrderNotice } from './OrderNotice.tsx'
import css from '#web/modules/ordering/parts/OrderPage.module.css'

/** Order page: progress, content, history and actions. */
export function OrderPage() {
  const { t } = useTranslation()
  const orderId = useOrderId()
  const order = useRead(orderDetail, { orderId })
  const oversees = useMay()('order.oversee')
  return (
    <Page
      title={`${t('orders.detail')} ${order.orderNo}`}
      hideTitle
      backTo={{
        ...(oversees
          ? { to: '/tenantOrders', label: t('ordering.tenant.title') }
          : { to: '/orderManagement_list', label: t('ordering.list.title') }),
        here: order.orderNo,
        kind: t('orders.detail'),
      }}
    >
      <div className={css['page']}>
        <OrderHead order={order} reader="buyer" actions={<Actions order={order} papers={<Papers order={order} />} />} />
        <OrderNotice order={order} />
        <div className={css['layout']}>
          <div className={css['main']}>
            <Section
              title={t('orders.goods')}
              note={t('orders.kinds', { count: order.lines.length, pieces: order.quantity })}
            >
              <OrderLines lines={order.lines} progress={order.acceptedAt !== null} />
            </Section>
            <OrderSettlement order={order} reader="buyer" />
            <Suspense fallback={<Skeleton rows={3} />}>
              <OrderArrivals order={order} />
            </Suspense>
            <Section title={t('orders.info')}>
              <OrderFacts order={order} reader="buyer" />
            </Section>
          </div>
          <div className={css['aside']}>
            <Suspense fallback={<Skeleton rows={3} />}>
              <OrderApproval order={order} />
              <History orderId={orderId} />
            </Suspense>
          </div>
        </div>
      </div>
    </Page>
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

/** Prints the order: as a PDF document, or this page. */
function Papers({ order: { orderId } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const fetching = useDownload(orderPdf)
  return (
    <>
      <Button
        icon={<Icon of={FilePdfOutlined} />}
        busy={fetching.isPending}
        onClick={() => fetching.mutate({ orderId })}
      >
        {t('orders.pdf')}
      </Button>
      <PrintButton />
    </>
  )
}
