import { SealingError } from '#sealing/error.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import { completeOpeners } from '#sealing/opening/combine.ts'
import type { Share } from '#sealing/ceremony/share.ts'
import { fromHex, toHex } from '#sealing/bytes/bytes.ts'
import type { Entry } from '#sealing/log/entry.ts'
import type { Opened } from '#sealing/opening/outcome.ts'
import { decodeEnvelope, encodeEnvelope, type Envelope } from '#sealing/quotes/envelope.ts'
import type { Quote } from '#sealing/quotes/quote.ts'
import { bytesIn } from './entry.columns.ts'
import { envelopeOf } from './submission/envelope.ts'
import type { ShareRow } from './opening.store.ts'

/** Conversion between rows of an opening and cryptographic values. */

const saltBytes = 32

export const releasedOf = ({ salt, share }: Share): Buffer => Buffer.from(fromHex(salt + share))
const shareOf = ({ maker, opener, released }: ShareRow): Share => ({
  maker,
  opener,
  salt: toHex(released!.subarray(0, saltBytes)),
  share: toHex(released!.subarray(saltBytes)),
})

/** Released shares in plaintext. */
export const releasedIn = (shares: readonly ShareRow[]): Share[] =>
  shares.filter(({ released }) => released !== null).map(shareOf)

/** Openers who have released a share of each half, with the time of the last one. */
export const releasesOf = (record: KeyRecord, shares: readonly ShareRow[]) =>
  completeOpeners(record, releasedIn(shares)).map(({ opener }) => {
    const times = shares.flatMap((share) => (share.opener === opener ? (share.released_at ?? []) : []))
    return { opener, at: new Date(Math.max(...times.map((time) => time.getTime()))).toISOString() }
  })

/** Stored envelope of a quote; undefined if it is corrupt, so that it does not block other quotes. */
export function storedEnvelope(row: Parameters<typeof envelopeOf>[0]): Envelope | undefined {
  try {
    return decodeEnvelope(encodeEnvelope(envelopeOf(row)))
  } catch (error) {
    if (error instanceof SealingError || error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}

const noContent = {
  master: null,
  currency: null,
  delivery_days: null,
  valid_until: null,
  freight: null,
  remark: null,
  attachments: [],
  total: null,
}
/** Row of an opened quote, with its content if it is valid. */
export const quoteValues = ({ outcome, quote, master }: Opened, entry: Entry) => ({
  round: entry.round,
  seq: entry.seq,
  submitted_at: new Date(entry.at),
  status: outcome.status,
  why: outcome.why,
  ...(outcome.status === 'valid' && quote && master ? contentOf(quote, master) : noContent),
})

const contentOf = ({ head, total }: Quote, master: string) => ({
  master: bytesIn(master),
  currency: head.currency,
  delivery_days: head.deliveryDays,
  valid_until: head.validUntil,
  freight: head.freight,
  remark: head.remark,
  attachments: [...head.attachments],
  total,
})

export const lineValues = (quoteId: string, { lines }: Quote) =>
  lines.map(({ itemId, qty, price, taxRate, amount, brand, leadDays, remark }, index) => ({
    quote_id: quoteId,
    line_no: index + 1,
    item_id: itemId,
    qty,
    price,
    tax_rate: taxRate,
    amount,
    brand,
    lead_days: leadDays,
    remark,
  }))
