import type { Hex } from '../bytes/bytes.ts'

/** A file that belongs to a quote: it is encrypted beside it, and its salted hash is in the head. */
export interface AttachmentRef {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly hash: Hex
}

/** What holds for the whole quote. Amounts are decimal text with two decimals. */
export interface QuoteHead {
  readonly currency: string
  readonly deliveryDays: number
  /** A day: `2026-12-31`. */
  readonly validUntil: string
  readonly freight: string
  readonly remark: string
  readonly attachments: readonly AttachmentRef[]
}

/** The part of a line that decides: decimal text, the unit price with four decimals and the amount with two. */
export interface LinePrice {
  readonly qty: string
  readonly price: string
  /** Percent. */
  readonly taxRate: string
  readonly amount: string
}

export interface LineText {
  readonly brand: string
  readonly leadDays: number
  readonly remark: string
}

export interface QuoteLine extends LinePrice, LineText {
  readonly itemId: string
}

/** Lines stand in the order of the terms' items. The total is the sum of the amounts and the freight. */
export interface Quote {
  readonly head: QuoteHead
  readonly total: string
  readonly lines: readonly QuoteLine[]
}

export const linePriceOf = ({ qty, price, taxRate, amount }: LinePrice): LinePrice => ({ qty, price, taxRate, amount })
export const lineTextOf = ({ brand, leadDays, remark }: LineText): LineText => ({ brand, leadDays, remark })
