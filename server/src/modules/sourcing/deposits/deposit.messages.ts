import type { TemplateName } from '#contract/messages.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'

type Decided =
  | 'projectDeposit.confirmed'
  | 'projectDeposit.declined'
  | 'projectDeposit.returned'
  | 'projectDeposit.forfeited'
const toSupplier =
  (template: TemplateName) =>
  ({ data: { supplierId, projectId, title, projectNo } }: Event<Decided>): MessageOf => ({
    template,
    to: { supplier: supplierId },
    facts: { title, projectNo },
    id: projectId,
  })

/** Messages of deposits: to their suppliers, and to the owner of the project who is to return them. */
export const depositMessages: Messages = {
  'projectDeposit.due': ({ data }) => ({
    template: data.days < 0 ? 'depositOverdue' : 'depositDue',
    to: data.ownerId,
    facts: {
      title: data.title,
      projectNo: data.projectNo,
      supplierName: data.supplierName,
      amount: data.amount,
      dueOn: data.dueOn,
    },
    id: data.projectId,
  }),
  'projectDeposit.confirmed': toSupplier('depositConfirmed'),
  'projectDeposit.declined': toSupplier('depositDeclined'),
  'projectDeposit.returned': toSupplier('depositReturned'),
  'projectDeposit.forfeited': toSupplier('depositForfeited'),
}
