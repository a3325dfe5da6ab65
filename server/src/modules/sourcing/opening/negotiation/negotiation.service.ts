import type { Input } from '#contract/kit/route.ts'
import { validQuotes } from '#contract/sourcing/comparison/comparing.ts'
import { longestNegotiation, type beginNegotiation as route } from '#contract/sourcing/seal/negotiation.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { finishMove } from '../../moves/finish.service.ts'
import { factsOf, lockProjectFor } from '../../projects/project.access.service.ts'
import { projectFlow } from '../../projects/project.rules.ts'
import { databaseTime, findItems, type ItemRow, type LockedProject } from '../../projects/project.store.ts'
import { missingSignaturesOf } from '../countersigned.service.ts'
import { findCountingQuotes } from '../counting.service.ts'
import { beginNextRound } from '../../seal/round.service.ts'
import { type LockedRound, lockRound } from '../../seal/round.store.ts'
import type { Seals } from '../../seal/seals.ts'
import { askedItems, isDeadline, rankedSuppliers } from './negotiation.rules.ts'
import { insertAsked, insertNegotiation } from '../../seal/negotiation.store.ts'

type Draft = Input<typeof route>

/**
 * Begins a negotiation: invites suppliers with valid quotes to another sealed round with a key of its own. Locks the
 * project, then its last round, so that only one of two concurrent calls succeeds.
 */
export async function beginNegotiation(tx: Tx, actor: Actor, input: Draft, seals: Seals): Promise<string> {
  const seen = await lockProjectFor(tx, actor, input.id, input.version)
  const { project } = seen
  projectFlow.decide(factsOf(seen), 'negotiate', actor)
  const last = await lockOpened(tx, project)
  const items = await findItems(tx, project.id)
  const asked = await askedSuppliers(tx, input, last, items)
  refuseItems(input, items)
  const now = await databaseTime(tx)
  if (!isDeadline(input.endAt, now)) refuse('negotiation.deadline', { days: longestNegotiation })
  const endAt = new Date(input.endAt)
  const round = await beginNextRound(tx, actor, { project, last, endAt, now }, seals)
  await insertNegotiation(tx, {
    project_id: project.id,
    round,
    choice: input.choice,
    reason: input.choice === 'all' ? '' : input.reason.trim(),
    message: input.message.trim(),
    target_total: input.targetTotal,
    items: askedItems(input),
    begun_by: actor.userId,
    begun_name: actor.userName,
    begun_at: now,
  })
  await insertAsked(tx, {
    rows: asked.map((supplier_id) => ({ project_id: project.id, round, supplier_id })),
  })
  await finishMove(tx, actor, seen, 'negotiate', {
    patch: { negotiation_end_at: endAt },
    facts: { round, asked: asked.length },
  })
  return project.id
}

/** Locks the last round, which must be opened and countersigned, if another round is allowed. */
async function lockOpened(tx: Tx, project: LockedProject): Promise<LockedRound> {
  const last = (await lockRound(tx, project.id)) ?? refuse('seal.noRound')
  if (last.status !== 'opened') refuse('seal.notOpened')
  if (last.round >= project.most_rounds) refuse('negotiation.tooMany', { max: project.most_rounds })
  const missing = (await missingSignaturesOf(tx, project.id)) ?? 0
  return missing > 0 ? refuse('negotiation.notCountersigned', { count: missing }) : last
}

/** Invited suppliers: all with a valid quote, or those with the lowest totals, with the reason. */
async function askedSuppliers(
  tx: Tx,
  { choice, best, reason }: Draft,
  last: LockedRound,
  items: readonly ItemRow[],
): Promise<string[]> {
  const { quotes } = await findCountingQuotes(tx, last.project_id, last.round)
  const ranked = rankedSuppliers(
    validQuotes(quotes).map(({ supplier_id: supplierId, total, lines }) => ({ supplierId, total, lines })),
    items,
  )
  if (ranked.length === 0) refuse('negotiation.nobody')
  if (choice === 'all') return ranked
  if (best === undefined || best > ranked.length) return refuse('negotiation.bestMissing', { max: ranked.length })
  return reason.trim() === '' ? refuse('negotiation.reasonMissing') : ranked.slice(0, best)
}

function refuseItems({ items }: Draft, known: readonly ItemRow[]): void {
  if (items.length === 0) refuse('negotiation.noItems')
  const ids = new Set(items.map(({ itemId }) => itemId))
  const isKnown = known.filter(({ id }) => ids.has(id)).length === items.length
  if (!isKnown) refuse('project.noSuchItem')
}
