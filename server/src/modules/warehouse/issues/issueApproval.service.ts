import type { ApprovalDecision } from '#contract/approvals/approvals.ts'
import { warehouse as manifest } from '#contract/warehouse/manifest.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook } from '#kit/approvals.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { decideApproval } from '#modules/approvals/index.ts'
import { lockDocument, moveDocument } from '../documents/document.access.service.ts'
import { issueFlow } from '../documents/document.rules.ts'
import { documents } from '../documents/document.store.ts'
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

interface Decision {
  readonly id: string
  readonly decision: ApprovalDecision
  readonly opinion: string
}

/** Decides on a document as approver, without a page: approvers otherwise decide in their inbox. */
export const decideWith =
  (hook: ApprovalHook) =>
  async (tx: Tx, actor: Actor, { id, decision, opinion }: Decision): Promise<void> => {
    const apply = await hook.lock(tx, actor, id)
    const { approval_id: approvalId, version } = await documents.find(tx, id)
    const instanceId = approvalId ?? refuse('approval.decided')
    const docVersion = String(version)
    const { status, events } = await decideApproval(tx, actor, { instanceId, decision, opinion, docVersion })
    if (status !== 'cancelled') await apply({ status, opinion, events })
  }

export const decideIssue = decideWith(issueApproval)
