import { useTranslation } from 'react-i18next'
import type { Return } from '#contract/ordering/returns/return.ts'
import { secondOf, spanUntil } from '#web/kit/format/time.ts'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { returnTones } from './returnTones.ts'

/** Status of a return. */
export function ReturnState({ of: { status }, as }: { readonly of: Return; readonly as?: 'dot' | 'tag' }) {
  const { t } = useTranslation()
  return (
    <StatusTag tone={returnTones[status]} {...(as ? { as } : {})}>
      {t(`returns.field.status.options.${status}`)}
    </StatusTag>
  )
}

const timed = ['agreeDue', 'closeDue', 'takeDue', 'receiveDue'] as const

/** Next automatic move and its time. */
export function ReturnDue({ of: { dueAt, dueAction } }: { readonly of: Return }) {
  const { t } = useTranslation()
  const action = timed.find((one) => one === dueAction)
  if (dueAt === null || action === undefined) return null
  const { unit, count } = spanUntil(dueAt)
  return (
    <Tooltip text={secondOf(dueAt)}>
      <time dateTime={dueAt}>{t(`returns.due.${action}`, { span: t(`common.span.${unit}`, { count }) })}</time>
    </Tooltip>
  )
}
