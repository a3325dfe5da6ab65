import FilePdfOutlined from '@ant-design/icons-svg/es/asn/FilePdfOutlined.js'
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { orderDetail, type OrderDetail, orderPdf } from '#contract/ordering/orders.ts'
import { orderTimeline } from '#contract/ordering/timeline.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useDownload, useOpenDocument } from '#web/kit/client/download.ts'
import { useMay } from '#web/kit/client/me.ts'
import { DocumentApproval } from '#web/modules/approvals/DocumentApproval.tsx'
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
import { Actions, OrderApproval } from './OrderAside.tsx'
import { OrderArrivals } from './OrderArrivals.tsx'
import { OrderNotice } from './OrderNotice.tsx'
import css from '#web/kit/layout/DocumentPage.module.css'

const OrderReturns = lazyWith<{ readonly orderId: string }>(
  ['ordering', 'ordering.returns'],
  async () => (await import('#web/modules/ordering/returns/OrderReturns.tsx')).OrderReturns,
)

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
            {order.changeStatus !== null && (
              <Suspense fallback={<Skeleton rows={2} />}>
                <OrderChanges orderId={orderId} />
              </Suspense>
            )}
            <Suspense fallback={<Skeleton rows={3} />}>
              <OrderArrivals order={order} />
            </Suspense>
            {order.lines.some(
              ({ inReturn, returned, allowance }) => inReturn + returned > 0 || allowance !== '0.00',
            ) && (
              <Suspense fallback={<Skeleton rows={2} />}>
                <OrderReturns orderId={orderId} />
              </Suspense>
            )}
            <Section title={t('orders.info')}>
              <OrderFacts order={order} reader="buyer" />
            </Section>
          </div>
          <div className={css['aside']}>
            <Suspense fallback={<Skeleton rows={3} />}>
              {order.changeStatus === 'approving' && (
                <DocumentApproval entity="orderChange" id={orderId} title={t('orders.change.title')} />
              )}
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

/** The order as a PDF document: to keep, or to print. */
function Papers({ order: { orderId } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const fetching = useDownload(orderPdf)
  const printing = useOpenDocument(orderPdf)
  return (
    <>
      <Button
        icon={<Icon of={FilePdfOutlined} />}
        busy={fetching.isPending}
        onClick={() => fetching.mutate({ orderId })}
      >
        {t('orders.pdf')}
      </Button>
      <Button
        icon={<Icon of={PrinterOutlined} />}
        busy={printing.isPending}
        // The tab opens with the click: browsers block one that opens later.
        onClick={() => printing.mutate({ input: { orderId }, tab: open('', '_blank') })}
      >
        {t('common.print')}
      </Button>
    </>
  )
}
