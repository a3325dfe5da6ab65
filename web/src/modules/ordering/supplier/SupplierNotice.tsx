import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { ProposedChange } from '#web/modules/ordering/history/ProposedChange.tsx'

/** Notice at the top of a supplier's order: a cancellation request, or an unanswered proposal. */
export function SupplierNotice({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  return (
    <>
      {order.status === '80' && (
        <Alert tone="warn" title={t('fulfilment.cancelRequested')}>
          {order.reason !== '' && <p>{t('fulfilment.cancelReason', { reason: order.reason })}</p>}
        </Alert>
      )}
      {(order.changeStatus === 'approving' || order.changeStatus === 'waiting') && (
        <Alert tone="warn" title={t(`orders.change.waits.supplier.${order.changeStatus}`)} />
      )}
      {order.proposal !== null && (
        <Alert tone="info" title={t('fulfilment.proposed')}>
          <ProposedChange order={order} proposal={order.proposal} />
        </Alert>
      )}
      {order.status !== '80' && order.proposal === null && order.reason !== '' && (
        <Alert tone="info" title={t('fulfilment.lastReason', { reason: order.reason })} />
      )}
    </>
  )
}
