import { warehouse as manifest } from '#contract/warehouse/manifest.ts'
import type { ApprovalHook } from '#kit/approvals.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { lockDocument, moveDocument } from '../documents/document.access.service.ts'
import { issueFlow } from '../documents/document.rules.ts'
import { releaseCharge } from './charge.service.ts'
import { freePicks } from './issue.service.ts'

const verbs = { approved: 'approved', rejected: 'rejected', expired: 'approvalExpired' } as const
const actions = { approved: 'approve', rejected: 'reject', expired: 'expire' } as const

/** Requests for goods as a kind of document that is approved. */
export const issueApproval: ApprovalHook = {
  kind: manifest.approvals.stockIssue,
  lock: async (tx, actor, id) => {
    const held = await lockDocument(tx, actor, { id }, ['issue'])
    const { row } = held
    if (row.status !== 'approving') refuse('approval.decided')
    return async ({ status: outcome, opinion, events }) => {
      await publish(tx, actor, ...events)
      if (outcome === 'pending') return
      const to = issueFlow.decide(held.facts, actions[outcome], actor)
      if (to === 'void') await freePicks(tx, row)
      await moveDocument(tx, actor, held, verbs[outcome], { to, reason: outcome === 'rejected' ? opinion : '' })
      if (to === 'void') await releaseCharge(tx, actor, row, outcome)
    }
  },
}
