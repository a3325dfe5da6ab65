import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { orderDetail, type OrderDetail } from '#contract/ordering/orders.ts'
import { useRead } from '#web/kit/client/api.ts'
import { ApprovalRounds } from '#web/modules/approvals/ApprovalRounds.tsx'
import { FundMeters } from '#web/modules/ordering/parts/FundMeters.tsx'
import { OrderLines } from '#web/modules/ordering/parts/OrderLines.tsx'
import { openStepOf } from '#web/modules/approvals/rounds.ts'
import { useOrderId } from '#web/modules/ordering/parts/useOrderId.ts'
import { NeighbourLinks } from '#web/modules/approvals/NeighbourLinks.tsx'
import { useNeighbours } from '#web/modules/approvals/useNeighbours.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import { PrintButton } from '#web/kit/ui/PrintButton.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './ApprovalPage.module.css'
import { Decision } from '#web/modules/approvals/Decision.tsx'
import { useDecide } from '#web/modules/approvals/useDecide.ts'
import { ApprovalHead } from './ApprovalHead.tsx'
import { ApprovalPurchase } from './ApprovalPurchase.tsx'

/** Approval page: the order, and the decision; on phones the decision is at the bottom of the screen. */
export function ApprovalPage() {
  const { t } = useTranslation()
  const orderId = useOrderId()
  const order = useRead(orderDetail, { orderId })
  const { isFromInbox, inbox, ...paths } = useNeighbours()
  const neighbours = isFromInbox && <NeighbourLinks {...paths} />
  return (
    <Page
      title={`${t('approvals.detail')} ${order.orderNo}`}
      hideTitle
      backTo={{
        to: inbox,
        label: t('approvals.inbox'),
        here: order.orderNo,
        kind: t('approvals.detail'),
        actions: (
          <>
            {neighbours}
            <PrintButton />
          </>
        ),
        ...(isFromInbox ? { below: neighbours } : {}),
      }}
    >
      {/* Keyed by the order, because the input belongs to one order. */}
      <ApprovedOrder key={orderId} order={order} inbox={inbox} />
    </Page>
  )
}

interface ApprovedOrderProps {
  readonly order: OrderDetail
  /** Page to return to after the decision. */
  readonly inbox: string
}

function ApprovedOrder({ order, inbox }: ApprovedOrderProps) {
  const { t } = useTranslation()
  const { orderId } = order
  const rounds = useRead(getTimeline, { entity: 'order', entityId: orderId })
  const round = rounds.at(-1)
  const canDecide = order.can.includes('approve') || order.can.includes('reject')
  const canPick = canDecide && order.lines.length > 1
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { decide, deciding } = useDecide(order, { left, inbox })
  const pickLine = (orderLineId: string, picked: boolean) => {
    const next = new Set(left)
    if (picked) next.add(orderLineId)
    else next.delete(orderLineId)
    setLeft(next)
  }
  const step = openStepOf(round)
  return (
    <div className={css['layout']}>
      <div className={css['main']}>
        <ApprovalHead order={order} title={round?.title ?? order.orderNo} startedAt={round?.startedAt} />
        <Section
          title={t('orders.goods')}
          note={t('orders.kinds', { count: order.lines.length, pieces: order.quantity })}
          actions={canPick && <span className={css['hint']}>{t('approvals.pickHint')}</span>}
        >
          <OrderLines
            lines={order.lines}
            {...(canPick
              ? {
                  pick: {
                    picked: left,
                    onPick: pickLine,
                    label: ({ name }) => t('approvals.pickLine', { name }),
                  },
                }
              : {})}
          />
        </Section>
        <Section
          title={t('approvals.info')}
          actions={
            <Link to={`/orderDetail?orderId=${orderId}`} className="tap">
              {t('approvals.whole')}
            </Link>
          }
        >
          <ApprovalPurchase order={order} />
        </Section>
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
      </div>
      <aside className={css['aside']}>
        {canDecide && round && (
          <Decision
            decide={decide}
            deciding={deciding}
            inbox={inbox}
            instanceId={round.instanceId}
            leftOut={{
              count: left.size,
              isAll: left.size === order.lines.length,
              onClear: () => setLeft(new Set()),
            }}
          />
        )}
        <Section
          title={t('approvalProgress.title')}
          note={
            round && step !== null
              ? t('approvalProgress.at', { step: step + 1, of: round.steps.length + 1 })
              : undefined
          }
        >
          <ApprovalRounds rounds={rounds} />
        </Section>
      </aside>
    </div>
  )
}
