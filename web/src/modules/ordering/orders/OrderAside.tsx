import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getTimeline } from '#contract/approvals/approvals.ts'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { useRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { ApprovalRounds } from '#web/modules/approvals/ApprovalRounds.tsx'
import { FundMeters } from '#web/modules/ordering/parts/FundMeters.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { OrderActions } from './OrderActions.tsx'

/** Actions in the head; approvers get a link to the approval. */
export function Actions({ order, papers }: { readonly order: OrderDetail; readonly papers: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      {papers}
      <OrderActions order={order} />
      {order.can.includes('approve') && (
        <ButtonLink variant="solid" to={`/orderApprovalDetail?orderId=${order.orderId}`}>
          {t('approvals.decide')}
        </ButtonLink>
      )}
    </>
  )
}

/** Approval of an order and its use of the budget; nothing if no approval was needed. */
export function OrderApproval({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  return (
    <>
      {order.approvalId !== null && <Approval orderId={order.orderId} />}
      {order.funds.length > 0 && (
        <Section title={t('orders.fund.title')}>
          <FundMeters
            funds={order.funds.map(({ thisOrder, available, ...fund }) => ({
              ...fund,
              here: thisOrder,
              left: available,
            }))}
          />
        </Section>
      )}
    </>
  )
}

function Approval({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const rounds = useRead(getTimeline, { entity: 'order', entityId: orderId })
  return (
    <div id="approval">
      <Section title={t('approvalProgress.title')}>
        <ApprovalRounds rounds={rounds} />
      </Section>
    </div>
  )
}
