import type { TemplateName } from '#contract/messages.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'

type PlanEvent = Event<'plan.approved' | 'plan.rejected' | 'plan.approvalExpired' | 'plan.released'>

const toAuthor =
  (template: TemplateName) =>
  ({ data: { authorId, planNo, deptName }, reason }: PlanEvent): MessageOf => ({
    template,
    to: authorId,
    facts: { planNo, deptName, reason: reason ?? '' },
  })

/** Messages of planned purchase, to the author of a plan. */
export const plansMessages: Messages = {
  'plan.approved': toAuthor('planApproved'),
  'plan.rejected': toAuthor('planRejected'),
  'plan.approvalExpired': toAuthor('planExpired'),
  'plan.released': toAuthor('planReleased'),
}
