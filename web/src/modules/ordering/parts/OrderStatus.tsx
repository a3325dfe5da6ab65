import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '#contract/ordering/orderSummary.ts'
import type { OrderStatus as Status } from '#contract/ordering/orderStates.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { isWithinADay, secondOf, spanUntil } from '#web/kit/format/time.ts'
import css from './OrderStatus.module.css'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { toneOf } from './status.ts'

/** Label and colour of an order's status. */
export function OrderStatus({ status, as }: { readonly status: Status; readonly as?: 'dot' | 'tag' }) {
  const { t } = useTranslation()
  return (
    <StatusTag tone={toneOf(status)} {...(as ? { as } : {})}>
      {t(`orders.status.${status}`)}
    </StatusTag>
  )
}

const timed = ['expireApproval', 'expire', 'expireDraft', 'autoReceive', 'autoComment'] as const

/** Next automatic move and its time: 5 小时后自动取消. */
export function Due({ order: { dueAt, dueAction } }: { readonly order: Pick<OrderSummary, 'dueAt' | 'dueAction'> }) {
  const { t } = useTranslation()
  const action = timed.find((one) => one === dueAction)
  if (dueAt === null || action === undefined) return null
  const { unit, count } = spanUntil(dueAt)
  return (
    <Tooltip text={secondOf(dueAt)}>
      <time dateTime={dueAt} className={`${css['due']} ${isWithinADay(dueAt) ? css['soon'] : ''}`}>
        {t(`orders.due.${action}`, { span: t(`common.span.${unit}`, { count }) })}
      </time>
    </Tooltip>
  )
}
