import type { NodeMode } from '#contract/approvals/approvals.ts'
import type { Db } from '#kit/database/database.ts'
import type { RoundRow } from './approval.store.ts'
import { deptPathOf, findPeopleOf } from './approver.store.ts'
import { type ChainStep, type Resolved, resolveStep, toPerson } from './chain.rules.ts'

type Asked = Pick<RoundRow, 'dept_id' | 'requester_id' | 'requester_person_id' | 'chain'>

/** Who decides a step of a round now. */
export async function findApproversOf(db: Db, round: Asked, step: number): Promise<Resolved> {
  const node = round.chain.find((each) => each.step === step)
  if (node === undefined) return { approvers: [], mode: 'any', toAdmin: true }
  const deptPath = await deptPathOf(db, round.dept_id)
  const people = await findPeopleOf(db, node.sources, deptPath, round.requester_id)
  return resolveStep(
    node,
    { deptPath, requesterId: round.requester_id, requesterPersonId: round.requester_person_id },
    people,
  )
}

/** The chain with the approvers of a step, as they have been found. */
export const chainWith = (
  chain: readonly ChainStep[],
  step: number,
  { approvers, mode, toAdmin, toManager = false }: Resolved,
) =>
  chain.map((node) =>
    node.step === step ? { ...node, mode, toAdmin, toManager, approvers: approvers.map(toPerson) } : node,
  )

/** Who is asked when a step opens: all of its approvers, or the first where they are asked in turn. */
export const firstApprovers = (mode: NodeMode, approvers: readonly { readonly userId: string }[]): readonly string[] =>
  (mode === 'inTurn' ? approvers.slice(0, 1) : approvers).map(({ userId }) => userId)

/** Approvers of a step that opens, and the chain that names them. */
export async function openStep(db: Db, round: Asked, step: number) {
  const found = await findApproversOf(db, round, step)
  return {
    approvers: found.approvers.map(({ userId }) => userId),
    first: firstApprovers(found.mode, found.approvers),
    chain: chainWith(round.chain, step, found),
  }
}
