import { shortest } from '#contract/kit/money.ts'
import type { Reply } from '#contract/kit/route.ts'
import type { findNegotiations, NegotiationRequest } from '#contract/sourcing/seal/negotiation.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { findPublished } from '../../projects/published.service.ts'
import { findProjectShowing } from '../../projects/policy.service.ts'
import { findRound, type RoundRow } from '../../seal/round.store.ts'
import {
  countQuotedIn,
  findAsked,
  findNegotiationRows,
  isAskedIn,
  type NegotiationRow,
} from '../../seal/negotiation.store.ts'

const priceOf = (price: string | null) => (price === null ? null : shortest(price))

const requestOf = (row: NegotiationRow, round: RoundRow, showsTargets: boolean): NegotiationRequest => ({
  round: row.round,
  message: row.message,
  targetTotal: showsTargets ? priceOf(row.target_total) : null,
  items: row.items.map(({ itemId, targetPrice }) => ({ itemId, targetPrice: showsTargets ? targetPrice : null })),
  beganAt: row.begun_at.toISOString(),
  endAt: round.quote_end_at.toISOString(),
})

/** Negotiations of a project, for users to whom the policy shows the participants; not for experts and approvers. */
export async function presentNegotiations(
  db: Db,
  actor: Actor,
  projectId: string,
): Promise<Reply<typeof findNegotiations>> {
  const project = await findProjectShowing(db, actor, projectId, 'enrolments')
  const last = await findRound(db, projectId)
  const asked = await findAsked(db, projectId)
  const negotiations: Reply<typeof findNegotiations>['negotiations'] = []
  for (const row of await findNegotiationRows(db, projectId)) {
    const round = (await findRound(db, projectId, row.round))!
    negotiations.push({
      ...requestOf(row, round, true),
      choice: row.choice,
      reason: row.reason,
      begunBy: row.begun_name,
      status: round.status,
      suppliers: asked.filter((each) => each.round === row.round).map(({ id, name }) => ({ id, name })),
      quoted: await countQuotedIn(db, projectId, row.round),
    })
  }
  return {
    rounds: last?.round ?? 0,
    maxRounds: project.most_rounds,
    isMasked: project.is_show_price === '1',
    negotiations,
  }
}

/**
 * Request of the last negotiation to the caller's supplier. Hides target prices in projects with a masked budget, since
 * they reveal it.
 */
export async function presentMyNegotiation(
  db: Db,
  actor: Actor,
  projectId: string,
): Promise<NegotiationRequest | null> {
  const supplierId = actor.supplierId ?? refuse('thing.notAllowed')
  const project = await findPublished(db, actor, projectId)
  const [row] = await findNegotiationRows(db, projectId)
  if (!row || !(await isAskedIn(db, projectId, row.round, supplierId))) return null
  return requestOf(row, (await findRound(db, projectId, row.round))!, project.is_show_price === '0')
}
