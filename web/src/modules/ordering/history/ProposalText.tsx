import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import type { Proposal } from '#contract/ordering/orderSummary.ts'

/** Counter-proposal of a supplier: another date, other quantities, and the reason. */
export function ProposalText({ order, proposal }: { readonly order: OrderDetail; readonly proposal: Proposal }) {
  const { t } = useTranslation()
  const lineOf = (orderLineId: string) => order.lines.find((line) => line.orderLineId === orderLineId)
  return (
    <ul>
      {proposal.promisedDate !== null && <li>{t('orders.proposal.date', { day: proposal.promisedDate })}</li>}
      {proposal.lines.map(({ orderLineId, quantity: count }) => {
        const line = lineOf(orderLineId)
        return (
          line && (
            <li key={orderLineId}>
              {t('orders.proposal.line', { name: line.name, count, unit: line.unit, of: line.quantity })}
            </li>
          )
        )
      })}
      {proposal.reason !== '' && <li>{t('orders.proposal.reason', { reason: proposal.reason })}</li>}
    </ul>
  )
}
