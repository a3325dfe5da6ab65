import type { ApprovalEntity, ApprovalNode } from '#contract/approvals/approvals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { NewEvent } from '#kit/events/events.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { insertRounds, type NewRound } from './approval.store.ts'
import { findRulesAndPeople } from './approver.store.ts'
import { removeChoices } from './choices/choice.store.ts'
import {
  type ChainStep,
  ccOf,
  chainOf,
  type Doc,
  refuseUnchosen,
  refuseUnmanned,
  withoutSources,
} from './chain.rules.ts'
import { firstApprovers } from './step.service.ts'
import type { DraftDoc } from './condition.rules.ts'

/** Active rules and possible approvers, read once for any number of documents. */
export type ApprovalContext = Awaited<ReturnType<typeof findRulesAndPeople>>
export const approvalContext = (
  db: Db,
  entity: ApprovalEntity,
  deptIds: readonly string[],
  requesterId: string,
): Promise<ApprovalContext> => findRulesAndPeople(db, entity, deptIds, [requesterId])

/** Previews the approval chain; empty if no rule matches. A step that no one can decide has no approvers. */
export const previewApproval = ({ rules, people, choices }: ApprovalContext, doc: DraftDoc): ApprovalNode[] =>
  chainOf(doc, rules, people, choices).map(withoutSources)

export interface Started {
  readonly entityId: string
  readonly instanceId: string | null
  readonly status: 'pending' | 'approved'
}

/** Planned approvals. The caller publishes `events` together with its own. */
export interface Starting {
  /** In document order; `approved` if no rule matches. */
  readonly started: Started[]
  readonly events: NewEvent[]
  readonly rounds: NewRound[]
}

/**
 * Plans the approval of documents under given round ids. Refuses with `approval.choiceMissing` where the requester has
 * not chosen an approver, and with `approval.nobody` if a step has none.
 */
export function planApproval(
  approvals: ApprovalContext,
  actor: Actor,
  docs: readonly (Doc & { roundId: string })[],
): Starting {
  const chained = docs.map((doc) => ({
    ...doc,
    chain: chainOf(doc, approvals.rules, approvals.people, approvals.choices),
    cc: ccOf(doc, approvals.rules, approvals.people),
  }))
  for (const { chain } of chained) {
    refuseUnchosen(chain, actor.lang)
    refuseUnmanned(chain, actor.lang)
  }
  const rounds = chained.filter(({ chain }) => chain.length > 0)
  return {
    started: chained.map(({ entityId, roundId, chain }) =>
      chain.length > 0
        ? { entityId, instanceId: roundId, status: 'pending' }
        : { entityId, instanceId: null, status: 'approved' },
    ),
    events: rounds.map(({ roundId, entity, entityId, docNo, title, amount, requesterId, chain }) => ({
      name: 'approval.started',
      id: roundId,
      to: 'pending',
      data: {
        entity,
        entityId,
        docNo,
        title,
        amount,
        requesterId,
        ...opening(chain, 1),
      },
    })),
    rounds,
  }
}

/** Writes planned approvals. A choice of approvers counts once. */
export const recordApproval = async (tx: Tx, { rounds }: Starting): Promise<void> => {
  if (rounds.length === 0) return
  await insertRounds(tx, rounds)
  const isChosen = ({ sources }: ChainStep) => sources.some(({ chosen = [] }) => chosen.length > 0)
  const requesterIds = rounds.filter(({ chain }) => chain.some(isChosen)).map(({ requesterId }) => requesterId)
  if (requesterIds.length > 0) await removeChoices(tx, { requesterIds })
}

/** Starts the approval of one document. */
export async function startApproval(tx: Tx, actor: Actor, doc: Doc): Promise<Started & { events: NewEvent[] }> {
  const [approvals, roundId] = await pipeline(
    approvalContext(tx, doc.entity, doc.deptPath, doc.requesterId),
    nextId(tx),
  )
  const plan = planApproval(approvals, actor, [{ ...doc, roundId }])
  await recordApproval(tx, plan)
  return { ...plan.started[0]!, events: plan.events }
}

const firstOf = (node: ApprovalNode | undefined) => (node ? firstApprovers(node.mode, node.approvers) : [])

/** Step and current approvers, for the event; notifications read them from there. */
export const opening = (chain: readonly ApprovalNode[], step: number) => ({
  step,
  approvers: [...firstOf(chain.find((node) => node.step === step))],
})
