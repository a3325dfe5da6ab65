import { dayOf, monthsLater } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import {
  type ExemptionAction,
  type ExemptionStatus,
  exemptionStatusNames,
  longestExemption,
  type proposeExemption,
} from '#contract/signals/exemptions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { flow } from '#kit/flow.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { handlersOf, refuseOwn, signals } from '../cases/case.store.ts'
import { exemptionOfCase, exemptions } from './exemption.store.ts'

interface Proposed {
  readonly status: ExemptionStatus
  readonly person_id: string
}
const bySomebodyElse = {
  holds: ({ person_id: personId }: Proposed, { personId: own }: Actor) => personId !== own,
  otherwise: 'signalExemption.ownProposal',
} as const

/** Flow of an exemption: proposed by one person, agreed to by another, over on its last day or ended before. */
export const exemptionFlow = flow<Proposed, ExemptionStatus, ExemptionAction>(
  {
    agree: { from: ['01'], to: '02', needs: 'signal.handle', only: bySomebodyElse },
    decline: { from: ['01'], to: '03', needs: 'signal.handle', only: bySomebodyElse },
    end: { from: ['02'], to: '04', needs: 'signal.handle' },
  },
  exemptionStatusNames,
)

/** Proposes that a rule raises no case any more of what a signal is about, until a day. */
export async function propose(tx: Tx, actor: Actor, input: Input<typeof proposeExemption>): Promise<string> {
  const { caseId, until } = input
  const signal = await signals.lock(tx, caseId)
  await refuseOwn(tx, actor, caseId)
  const today = dayOf(actor.now)
  if (until <= today || until > monthsLater(today, longestExemption)) refuse('signalExemption.until')
  if (await exemptionOfCase.first(tx, { id: caseId, day: today })) refuse('signalExemption.open')
  const { id } = await exemptions.insert(tx, {
    rule: signal.rule,
    subject_key: signal.subject_key,
    subject: signal.subject,
    case_id: caseId,
    reason: input.reason.trim() || refuseInput('required', { field: 'reason' }),
    until,
    proposer_id: actor.userId,
    person_id: actor.personId,
    proposer: actor.userName,
    created_at: actor.now,
  })
  const to = (await handlersOf(tx, { id: caseId })).map((each) => each.id).filter((each) => each !== actor.userId)
  await publish(tx, actor, { name: 'signalExemption.proposed', id, to: '01', data: { rule: signal.rule, to } })
  return id
}

const verbs = { agree: 'agreed', decline: 'declined', end: 'ended' } as const

const moveBy =
  (action: ExemptionAction) =>
  async (tx: Tx, actor: Actor, { id, version }: { readonly id: string; readonly version: number }): Promise<string> => {
    const before = await exemptions.lock(tx, id, version)
    await refuseOwn(tx, actor, before.case_id)
    const status = exemptionFlow.decide(before, action, actor)
    const decided = { decider_id: actor.userId, decider_person_id: actor.personId, decider: actor.userName }
    await exemptions.set(tx, before, { status, ...decided, decided_at: actor.now })
    const data = { rule: before.rule }
    const name = `signalExemption.${verbs[action]}` as const
    await publish(tx, actor, newEvent(name, { id, from: before.status, to: status, data }))
    return id
  }
export const agree = moveBy('agree')
export const decline = moveBy('decline')
export const end = moveBy('end')
