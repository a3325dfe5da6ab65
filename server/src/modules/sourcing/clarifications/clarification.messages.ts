import type { Messages } from '#kit/messages.ts'
import { projects } from '../projects/project.store.ts'
import { clarifications } from './clarification.store.ts'

/** Messages of clarifications: the question to its bidder alone, the answer to who has asked. */
export const clarificationMessages: Messages = {
  'project.clarificationAsked': async ({ data: { clarificationId, title, projectNo } }, tx) => ({
    template: 'clarificationAsked',
    to: { supplier: (await clarifications.find(tx, clarificationId)).supplier_id },
    facts: { title, projectNo },
  }),
  'project.clarificationAnswered': async ({ entity_id: id, data: { clarificationId, title, projectNo } }, tx) => {
    const { asked_by: to } = await clarifications.find(tx, clarificationId)
    const isExpert = (await projects.find(tx, id)).expert_ids.includes(to)
    const path = isExpert ? `/projectScoring?projectId=${id}` : undefined
    return { template: 'clarificationAnswered', to, path, facts: { title, projectNo } }
  },
}
