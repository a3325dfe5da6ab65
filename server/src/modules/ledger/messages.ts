import type { EventName } from '#contract/events.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'
import { headsOf } from './bills/bill.store.ts'

type BillEvent = Event<Extract<EventName, `quotaBill.${string}`>>
/** Those who answer for the department's money. */
const toHeads =
  (template: TemplateName) =>
  async ({ data: { billNo, deptName, month, rest, dueOn, deptId } }: BillEvent, tx: Tx): Promise<MessageOf> => ({
    template,
    to: (await headsOf(tx, { deptId })).map(({ id }) => id),
    facts: { billNo, deptName, month, rest, dueOn },
  })

export const ledgerMessages: Messages = {
  'quotaBill.created': toHeads('quotaBillCreated'),
  'quotaBill.reminded': toHeads('quotaBillDue'),
  'quotaBill.overdue': toHeads('quotaBillOverdue'),
  'budget.thresholdReached': ({ data: { name, deptName, percent, available } }) => ({
    template: 'budgetUsed',
    to: { operatorsWith: 'budget.manage' },
    facts: { name, deptName, percent, available },
  }),
  'budgetChange.posted': ({ data: { changeNo, deptName, amount, requesterId } }) => ({
    template: 'budgetChangePosted',
    to: requesterId,
    facts: { changeNo, deptName, amount },
  }),
  'budgetChange.rejected': ({ data: { changeNo, deptName, amount, requesterId }, reason }) => ({
    template: 'budgetChangeRejected',
    to: requesterId,
    facts: { changeNo, deptName, amount, reason: reason || '-' },
  }),
  'quotaApplication.granted': ({ data: { applicantId, deptName, amount } }) => ({
    template: 'quotaGranted',
    to: applicantId,
    facts: { deptName, amount },
  }),
  'quotaApplication.refused': ({ data: { applicantId, deptName, reason } }) => ({
    template: 'quotaRefused',
    to: applicantId,
    facts: { deptName, reason },
  }),
}
