import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import { type Terms, termsHash } from '#sealing/quotes/terms.ts'
import { databaseTime, findItems, type ItemRow, type ProjectRow } from '../projects/project.store.ts'
import { countQuoted, lapseCiphertexts } from './ciphertext.store.ts'
import { hexOf } from './entry.columns.ts'
import { KeeperRefusal, type Ticket } from './keeper/keeper.ts'
import { append } from './log.service.ts'
import { lockRound, type LockedRound, setRoundTerms } from './round.store.ts'
import { scheduleOf } from './round.service.ts'
import type { Seals } from './seals.ts'
import { termsOf } from './terms.ts'

/**
 * Applies a change notice to the round: a log entry with the hash of the new terms, and a later deadline for the
 * keeper, which also holds if the database is manipulated.
 * Every notice makes an entry, even without changed terms (delivery dates). Earlier quotes lapse until their suppliers
 * confirm them, or must be rewritten if the goods changed.
 */
export async function changeRound(
  tx: Tx,
  actor: Actor,
  project: ProjectRow,
  seals: Seals,
  { mustRewrite }: { readonly mustRewrite: boolean },
): Promise<void> {
  const round = await lockRound(tx, project.id)
  if (round?.status !== 'open') return
  const [items, now] = [await findItems(tx, project.id), await databaseTime(tx)]
  const terms = termsAfter(actor, project, items, round)
  const schedule = terms.schedule[0]!
  await setRoundTerms(tx, round, {
    terms: canonicalText(terms),
    keeper_ticket: await prolonged(round, schedule.endAt, seals),
    quote_begin_at: new Date(schedule.beginAt),
    quote_end_at: new Date(schedule.endAt),
  })
  const facts = { commitment: termsHash(round.suite, terms, round.round), envelopeHash: hexOf(round.key_id) }
  const { seq } = await append(tx, actor.tenantId, round, { kind: 'change', now, ...facts })
  await lapseCiphertexts(tx, project.id, round.round, mustRewrite)
  await countQuoted(tx, project.id, round.round)
  await publish(tx, actor, { name: 'sealedRound.changed', id: project.id, data: { round: round.round, seq } })
}

/** In later rounds only the deadline changes. */
function termsAfter({ tenantId }: Actor, project: ProjectRow, items: readonly ItemRow[], round: LockedRound): Terms {
  if (round.round === 1)
    return termsOf(tenantId, project, items, scheduleOf(round.round, project, round.quote_begin_at))
  const [beginAt, endAt] = [round.quote_begin_at.toISOString(), project.negotiation_end_at!.toISOString()]
  return { ...(JSON.parse(round.terms) as Terms), schedule: [{ round: round.round, beginAt, endAt }] }
}

async function prolonged({ keeper_ticket: text }: LockedRound, endAt: string, { keeper }: Seals) {
  if (text === null) return null
  const ticket = JSON.parse(text) as Ticket
  if (ticket.endAt === endAt) return text
  try {
    return keeper ? JSON.stringify(await keeper.prolong(ticket, endAt)) : refuse('seal.keeperAway')
  } catch (error) {
    if (error instanceof KeeperRefusal) return refuse('seal.keeperAway')
    throw error
  }
}
