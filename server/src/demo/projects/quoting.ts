import { randomBytes } from 'node:crypto'
import { decimal, units } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Seals } from '#modules/sourcing/index.ts'
import { confirmQuote, presentRound, receiveQuote, withdrawQuote } from '#modules/sourcing/commands.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import { lineAmount, quoteTotal } from '#sealing/quotes/amount.ts'
import type { Quote } from '#sealing/quotes/quote.ts'
import { makeMaster, sealQuote } from '#sealing/quotes/seal.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { randomOf } from '../random.ts'
import type { Seller } from './actors.ts'
import { later } from './timetable.ts'

/** Input of an offer: reference prices, and a seed for variation. */
export interface Offering {
  readonly projectId: string
  /** By item, in the order of the project. */
  readonly referencePrices: readonly string[]
  readonly seed: number
  readonly place: number
  /** Quotes the prices of the supplier at this place, without freight. */
  readonly like?: number
  /** Percent of what it would quote otherwise. */
  readonly percent?: number
}

const key = (): string => randomBytes(12).toString('hex')

/**
 * Between 88 and 100 percent of the reference, so that none is abnormally low; each round is three percent lower than
 * the previous one.
 */
function quoteOf({ terms, endAt, round }: Round, seller: Seller, offering: Offering): Quote {
  const { referencePrices, seed, place, like, percent = 100 } = offering
  const random = randomOf(seed, like ?? place)
  const general = random.whole(8900, 9700)
  const lines = terms.items.map(({ itemId, qty }, at) => {
    const share = BigInt(general + random.whole(-100, 300) - (round - 1) * 300)
    // To the cent, as usual in quotes.
    const price = `${decimal((units(referencePrices[at]!) * share * BigInt(percent)) / 1_000_000n)}00`
    const line = { itemId, qty, price, taxRate: '13', amount: lineAmount(price, qty) }
    return { ...line, brand: seller.brand, leadDays: 5 + place * 2, remark: '' }
  })
  const freight = like === undefined ? seller.freight : '0.00'
  const validUntil = later(endAt, 60 * 24)
    .toISOString()
    .slice(0, 10)
  const remark = place % 2 === 0 ? '含税含运，账期 30 天。' : '含税，含装卸与送货上门。'
  return {
    head: { currency: terms.rule.currency, deliveryDays: 10 + place * 3, validUntil, freight, remark, attachments: [] },
    total: quoteTotal(
      lines.map(({ amount }) => amount),
      freight,
    ),
    lines,
  }
}

interface Round {
  readonly terms: Terms
  readonly endAt: Date
  readonly round: number
}

/** Encrypts and submits a quote as a supplier's browser does. Returns the sequence number of its entry. */
export async function submitQuote(
  tx: Tx,
  seller: Seller,
  actor: Actor,
  offering: Offering,
  { platform, ...seals }: Seals,
): Promise<number> {
  const { projectId } = offering
  const shown = await presentRound(tx, actor, { projectId }, { platform, ...seals })
  const round = { round: shown.round, terms: JSON.parse(shown.terms) as Terms, endAt: new Date(shown.endAt) }
  const record = JSON.parse(shown.keyRecord) as KeyRecord
  const subject = platform.subjectOf(shown.suite, projectId, seller.actor.supplierId)
  const envelope = await sealQuote(record, subject, quoteOf(round, seller, offering), makeMaster())
  const submitted = { projectId, idempotencyKey: key(), termsSeq: shown.termsSeq, envelope }
  return (await receiveQuote(tx, actor, submitted, { platform, ...seals })).entry.seq
}

/** Confirms a quote after a change notice. */
export async function confirmAgain(tx: Tx, actor: Actor, projectId: string, seq: number, seals: Seals): Promise<void> {
  const { termsSeq } = await presentRound(tx, actor, { projectId }, seals)
  await confirmQuote(tx, actor, { projectId, seq, termsSeq, idempotencyKey: key() })
}

/** Withdraws a quote. */
export const withdraw = (tx: Tx, actor: Actor, projectId: string, seq: number, seals: Seals): Promise<void> =>
  withdrawQuote(tx, actor, { projectId, seq, idempotencyKey: key() }, seals)
