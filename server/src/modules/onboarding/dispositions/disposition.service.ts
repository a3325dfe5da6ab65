import type { Input } from '#contract/kit/route.ts'
import {
  type DispositionAction,
  type DispositionStatus,
  hearingDays,
  type proposeDisposition,
  type stateOnDisposition,
} from '#contract/onboarding/dispositions.ts'
import type { Actor } from '#kit/actor.ts'
import { caseCommands } from '#kit/case/case.service.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { findSupplier, liftBlock, putBlock } from '#modules/suppliers/index.ts'
import { dispositionFlow, isHearing, isInForce, purposesOf, violationOfProposal } from './disposition.rules.ts'
import { type DispositionRow, dispositions } from './disposition.store.ts'

const day = 86_400_000
const aboutOf = ({ supplier_id: supplierId, supplier_name: supplierName, kind }: DispositionRow) => ({
  supplierId,
  supplierName,
  kind,
})

/** Proposes a disposition; the supplier gets a message, and has some days to answer. */
export async function propose(tx: Tx, actor: Actor, input: Input<typeof proposeDisposition>): Promise<string> {
  const { supplierId, kind, until, cause } = input
  const violation = violationOfProposal(input, actor.now)
  if (violation) refuse(violation)
  const supplier = await findSupplier(tx, supplierId)
  const row = await dispositions.insert(tx, {
    supplier_id: supplier.id,
    supplier_name: supplier.name,
    kind,
    purposes: purposesOf(input),
    last_day: until === '' ? null : until,
    cause: cause.trim() || refuseInput('required', { field: 'cause' }),
    hearing_until: new Date(actor.now.getTime() + hearingDays * day),
    person_id: actor.personId,
    proposer: actor.userName,
    created_at: actor.now,
  })
  const data = aboutOf(row)
  await publish(tx, actor, { name: 'disposition.proposed', id: row.id, to: '01', reason: row.cause, data })
  return row.id
}

/** Answer of the supplier, by one of its administrators. */
export async function state(tx: Tx, actor: Actor, input: Input<typeof stateOnDisposition>): Promise<string> {
  const before = await dispositions.lock(tx, input.id, input.version)
  if (before.supplier_id !== actor.supplierId) return refuse('thing.notFound')
  const status = dispositionFlow.decide(before, 'state', actor)
  const statement = input.statement.trim() || refuseInput('required', { field: 'statement' })
  await dispositions.set(tx, before, { status, statement })
  const { kind: _, ...data } = aboutOf(before)
  await publish(tx, actor, { name: 'disposition.stated', id: before.id, from: before.status, to: status, data })
  return before.id
}

const handle = caseCommands<DispositionStatus, DispositionAction, DispositionRow>({
  rows: dispositions,
  flow: dispositionFlow,
  entity: 'disposition',
  verbs: { decide: 'decided', drop: 'dropped', lift: 'lifted' },
  handledBy: ({ userId, userName }) => ({ handler_id: userId, handler: userName }),
  repliedAt: 'decided_at',
  optional: ['decide'],
  decided: async (tx, actor, { action, before }) => {
    const { id, kind, purposes, last_day: last } = before
    if (action === 'decide') {
      if (isHearing(before, actor.now)) refuse('disposition.hearing')
      await putBlock(tx, before.supplier_id, { id, kind, purposes, until: last ?? '' })
    }
    if (action === 'lift') await liftBlock(tx, before.supplier_id, id)
    return { patch: { decided_at: actor.now }, data: aboutOf(before) }
  },
})
export const decide = handle('decide')
export const drop = handle('drop')
export const lift = handle('lift')

/** Lifts a disposition because a request for it was granted; its proposer does not grant it either. */
export async function liftAsRequested(tx: Tx, actor: Actor, dispositionId: string, reason: string): Promise<void> {
  const before = await dispositions.lock(tx, dispositionId)
  if (!isInForce(before, actor.now)) refuse('disposition.notInForce')
  await lift(tx, actor, { id: before.id, version: before.version, reason })
}
