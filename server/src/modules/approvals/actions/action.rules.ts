import type { RoundAction } from '#contract/approvals/approvals.ts'
import type { Actor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import type { Round } from '../approval.flow.rules.ts'
import { canDecide } from '../approval.rules.ts'
import { type ChainStep, toPerson, type Candidate } from '../chain.rules.ts'

const mostAdded = 5

/** Whether the account takes part in a round: it has requested it, or is or was asked. */
export const takesPart = (round: Round & { readonly requester_id: string }, userId: string): boolean =>
  round.requester_id === userId ||
  round.tasks.some(({ approver_id: id }) => id === userId) ||
  round.chain.some(({ approvers }) => approvers.some((one) => one.userId === userId))

/** What the actor may do with a round, beside deciding. */
export function roundActions(round: Round & { readonly requester_id: string }, actor: Actor): RoundAction[] {
  if (round.status !== 'pending') return takesPart(round, actor.userId) ? ['comment'] : []
  const decides = canDecide(round, actor).length > 0
  const isRequester = round.requester_id === actor.userId
  const isDeputy = round.tasks.some(
    ({ approver_id: id, status, origin }) => id === actor.userId && status === 'open' && origin === 'deputy',
  )
  return [
    ...(decides && !isDeputy ? (['addApprover'] as const) : []),
    ...(decides && round.step > 1 ? (['returnTo'] as const) : []),
    ...(isRequester ? (['recall', 'remind'] as const) : []),
    ...(takesPart(round, actor.userId) ? (['comment'] as const) : []),
  ]
}

/** Chain with a step of one person, put in at a place; the steps from there on move by one. */
export function withStep(chain: readonly ChainStep[], at: number, person: Candidate, of: ChainStep): ChainStep[] {
  if (chain.filter(({ isAdded }) => isAdded).length >= mostAdded) refuse('approval.tooManyAdded')
  const added: ChainStep = {
    step: at,
    name: `${person.userName}（加签）`,
    enName: `${person.userName} (added)`,
    mode: 'any',
    approvers: [toPerson(person)],
    because: of.because,
    toAdmin: false,
    isAdded: true,
    sources: [{ source: 'users', roleCode: null, userIds: [person.userId] }],
  }
  const moved = (node: ChainStep) => (node.step >= at ? { ...node, step: node.step + 1 } : node)
  return [...chain.map(moved), added].toSorted((a, b) => a.step - b.step)
}
