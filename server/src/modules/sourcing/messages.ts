import type { TemplateName } from '#contract/messages.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'
import { clarificationMessages } from './clarifications/clarification.messages.ts'
import { depositMessages } from './deposits/deposit.messages.ts'

type Decided = 'project.approved' | 'project.rejected' | 'project.awardApproved' | 'project.awardRejected'
const toOwner =
  (template: TemplateName) =>
  ({ data: { ownerId, title, projectNo } }: Event<Decided>): MessageOf => ({
    template,
    to: ownerId,
    facts: { title, projectNo },
  })

const toAgents =
  (template: TemplateName) =>
  ({ data: { agents, title, projectNo } }: Event<'project.agencyAppointed' | 'project.agencyEnded'>): MessageOf => ({
    template,
    to: agents,
    facts: { title, projectNo },
  })

/** Messages within the buying organisation; those of `mail/` are also letters. */
export const sourcingMessages: Messages = {
  ...clarificationMessages,
  ...depositMessages,
  'project.approved': toOwner('projectApproved'),
  'project.rejected': toOwner('projectRejected'),
  'project.awardApproved': toOwner('awardApproved'),
  'project.awardRejected': toOwner('awardRejected'),
  'project.agencyAppointed': toAgents('agencyAppointed'),
  'project.agencyEnded': toAgents('agencyEnded'),
  'mailInvitation.registered': ({ data: { projectId, supplierId, title, projectNo } }) => ({
    template: 'invited',
    to: { supplier: supplierId },
    facts: { title, projectNo },
    id: projectId,
  }),
}
