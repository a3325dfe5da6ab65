import type { Input } from '#contract/kit/route.ts'
import type { scheduleAuction as route } from '#contract/sourcing/auction/auction.ts'
import { contradictionOf } from '#contract/sourcing/auction/auctionRule.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { Lot } from '#sealing/auction/rule.ts'
import { contradictionText } from '../projects/draft.rules.ts'
import { finishMove } from '../moves/finish.service.ts'
import { factsOf, lockProjectFor } from '../projects/project.access.service.ts'
import { projectFlow } from '../projects/project.rules.ts'
import { databaseTime } from '../projects/project.store.ts'
import { bytesIn } from '../seal/entry.columns.ts'
import { missingSignaturesOf } from '../opening/countersigned.service.ts'
import { findCountingQuotes } from '../opening/counting.service.ts'
import type { QuoteRow } from '../seal/opening.store.ts'
import { lockRound } from '../seal/round.store.ts'
import type { Seals } from '../seal/seals.ts'
import { insertBidder } from '../auction/bidder.store.ts'
import { openingsOf } from '../auction/lots/openings.ts'
import { planAuction } from '../auction/plan.service.ts'

/** An auction after an opening begins at least this long after it was planned, so that suppliers read the letter. */
const leastMinutes = 10
const minute = 60_000

/**
 * Plans an auction among the suppliers whose quotes were opened and are valid: their totals are the first bids, by lot
 * what they have quoted for each, in the order in which they were submitted.
 */
export async function scheduleAuction(
  tx: Tx,
  actor: Actor,
  { id, version, beginAt, endAt }: Input<typeof route>,
  { platform }: Seals,
  least = leastMinutes,
): Promise<string> {
  const seen = await lockProjectFor(tx, actor, id, version)
  const { project } = seen
  projectFlow.decide(factsOf(seen), 'auction', actor)
  const contradiction = contradictionOf(
    { ...project.auction_rule!, start: 'opened' },
    {
      evaluation: project.evaluation,
      awardBy: project.award_by,
      budgetAmount: project.budget_amount,
      isShowPrice: project.is_show_price,
    },
  )
  if (contradiction) refuse('auction.contradicts', { what: contradictionText(contradiction, actor.lang) })
  const last = (await lockRound(tx, id)) ?? refuse('seal.noRound')
  if (last.status !== 'opened') refuse('seal.notOpened')
  const missing = (await missingSignaturesOf(tx, id)) ?? 0
  if (missing > 0) refuse('negotiation.notCountersigned', { count: missing })
  const [begin, end, now] = [new Date(beginAt), new Date(endAt), await databaseTime(tx)]
  if (begin.getTime() < now.getTime() + least * minute || end <= begin)
    refuse('auction.beginTooSoon', { minutes: least })
  const { quotes } = await findCountingQuotes(tx, id, last.round)
  const valid = quotes.filter(({ status }) => status === 'valid').toSorted((a, b) => a.seq - b.seq)
  const { suite } = last
  const { lots } = await planAuction(tx, project, begin, end, suite)
  const bidders = valid
    .map((quote) => ({ quote, ...firstBidOf(quote, lots) }))
    .filter(({ openings }) => openings === null || openings.length > 0)
  if (bidders.length === 0) refuse('auction.noBidders')
  for (const [at, { quote, opening, openings, lines }] of bidders.entries())
    await insertBidder(tx, {
      project_id: id,
      no: at + 1,
      supplier_id: quote.supplier_id,
      subject: bytesIn(platform.subjectOf(suite, id, quote.supplier_id)),
      opening,
      openings,
      delivery_days: quote.delivery_days ?? 0,
      valid_until: quote.valid_until ?? '',
      base: lines.map(({ itemId, price, taxRate, brand, leadDays, remark }) => ({
        itemId,
        price,
        taxRate,
        brand,
        leadDays,
        remark,
      })),
      joined_name: quote.supplier_name,
      joined_at: now,
    })
  await finishMove(tx, actor, seen, 'auction', { patch: { auction_begin_at: begin, auction_end_at: end } })
  return id
}

/** First bid of a quote: its total, or what it says of each lot; and its lines for what it bids. */
function firstBidOf({ total, freight, lines }: QuoteRow, lots: readonly Lot[] | undefined) {
  if (!lots) return { opening: total!, openings: null, lines }
  const openings = openingsOf({ lines, freight: freight ?? '0.00' }, lots)
  const items = lots.filter(({ no }) => openings.some(({ lot }) => lot === no)).flatMap((lot) => lot.items)
  return { opening: null, openings, lines: lines.filter(({ itemId }) => items.includes(itemId)) }
}
