import FilePdfOutlined from '@ant-design/icons-svg/es/asn/FilePdfOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { listComments, replyComment } from '#contract/ordering/comments.ts'
import { listDeliveries } from '#contract/ordering/deliveries.ts'
import { listReceipts } from '#contract/ordering/receipts.ts'
import { type OrderDetail, orderPdf, supplierOrderDetail } from '#contract/ordering/orders.ts'
import { orderTimeline } from '#contract/ordering/timeline.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useDownload } from '#web/kit/client/download.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Comments } from '#web/modules/ordering/history/Comments.tsx'
import { Deliveries } from '#web/modules/ordering/history/Deliveries.tsx'
import { OrderFacts } from '#web/modules/ordering/parts/OrderFacts.tsx'
import { OrderHead } from '#web/modules/ordering/parts/OrderHead.tsx'
import { OrderLines } from '#web/modules/ordering/parts/OrderLines.tsx'
import { OrderSettlement } from '#web/modules/ordering/parts/OrderSettlement.tsx'
import css from '#web/modules/ordering/parts/OrderPage.module.css'
import { ProposalText } from '#web/modules/ordering/history/ProposalText.tsx'
import { Receipts } from '#web/modules/ordering/history/Receipts.tsx'
import { OrderTimeline } from '#web/modules/ordering/history/OrderTimeline.tsx'
import { useOrderId } from '#web/modules/ordering/parts/useOrderId.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { SupplierActions } from './SupplierActions.tsx'

/** One order as its supplier sees it, from the moment that it was sent. */
export function SupplierOrderPage() {
  const { t } = useTranslation()
  const orderId = useOrderId()
  const order = useRead(supplierOrderDetail, { orderId })
  return (
    <Page
      title={`${t('orders.detail')} ${order.orderNo}`}
      quiet
      backTo={{ to: '/supplierOrders', label: t('fulfilment.orders'), here: order.orderNo, kind: t('orders.detail') }}
    >
      <div className={css['page']}>
        <OrderHead order={order} reader="supplier" actions={<Actions order={order} />} />
        <Notice order={order} />
        <div className={css['layout']}>
          <div className={css['main']}>
            <Section
              title={t('orders.goods')}
              note={t('orders.kinds', { count: order.lines.length, pieces: order.quantity })}
            >
              <OrderLines lines={order.lines} progress={order.acceptedAt !== null} />
            </Section>
            <OrderSettlement order={order} reader="supplier" />
            <Suspense fallback={<Skeleton rows={3} />}>
              <Arrivals orderId={orderId} />
            </Suspense>
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

/** What the supplier should read first: that the buyer asks to cancel, or that an answer to its own proposal is awaited. */
function Notice({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  return (
    <>
      {order.status === '80' && (
        <Alert tone="warn" title={t('fulfilment.cancelAsked')}>
          {order.reason !== '' && <p>{t('fulfilment.cancelReason', { reason: order.reason })}</p>}
        </Alert>
      )}
      {order.proposal !== null && (
        <Alert tone="info" title={t('fulfilment.proposed')}>
          <ProposalText order={order} proposal={order.proposal} />
        </Alert>
      )}
      {order.status !== '80' && order.proposal === null && order.reason !== '' && (
        <Alert tone="info" title={t('fulfilment.lastReason', { reason: order.reason })} />
      )}
    </>
  )
}

function Arrivals({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const may = useMay()
  const deliveries = useRead(listDeliveries, { orderId, limit: 100 })
  const receipts = useRead(listReceipts, { orderId, limit: 100 })
  const comments = useRead(listComments, { orderId, limit: 100 })
  const reply = useWrite(replyComment)
  return (
    <>
      {deliveries.records.length > 0 && (
        <Section title={t('orders.delivery.title')}>
          <Deliveries deliveries={deliveries.records} />
        </Section>
      )}
      {receipts.records.length > 0 && (
        <Section title={t('orders.receipt.title')}>
          <Receipts receipts={receipts.records} />
        </Section>
      )}
      {comments.records.length > 0 && (
        <Section title={t('orders.comment.title')}>
          <Comments
            comments={comments.records}
            renderActions={({ commentId, reply: answer }) =>
              answer === '' &&
              may('supplierOrder.accept') && (
                <ReplyForm
                  busy={reply.isPending && reply.variables.commentId === commentId}
                  onReply={(text) => reply.mutate({ commentId, text })}
                />
              )
            }
          />
        </Section>
      )}
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
