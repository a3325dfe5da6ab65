import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import type { Proposal } from '#contract/ordering/orderSummary.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { ProposedChange } from '#web/modules/ordering/history/ProposedChange.tsx'

const withReason = ['25', '35', '80', '90', '95'] as const

/** Notice at the top of an order: why it stopped, or the supplier's proposal. */
export function OrderNotice({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const status = withReason.find((one) => one === order.status)
  const isOpen = status === '25' || status === '35'
  return (
    <>
      {order.proposal !== null && <ProposalNotice order={order} proposal={order.proposal} />}
      {(order.changeStatus === 'approving' || order.changeStatus === 'waiting') && (
        <Alert tone="info" title={t(`orders.change.waits.buyer.${order.changeStatus}`)} />
      )}
      {status !== undefined && order.reason !== '' && (
        <Alert tone={isOpen ? 'err' : 'warn'} title={`${t(`ordering.order.reason.${status}`)}：${order.reason}`}>
          {isOpen && order.can.length > 0 && <p>{t('ordering.order.waitsForYou')}</p>}
        </Alert>
      )}
    </>
  )
}

function ProposalNotice({ order, proposal }: { readonly order: OrderDetail; readonly proposal: Proposal }) {
  const { t } = useTranslation()
  return (
    <Alert tone="warn" title={t('ordering.order.proposal')}>
      <ProposedChange order={order} proposal={proposal} />
    </Alert>
  )
}
