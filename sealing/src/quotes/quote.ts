import type { Hex } from '../bytes/bytes.ts'

/** File of a quote: encrypted separately, with its salted hash in the head. */
export interface AttachmentRef {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly hash: Hex
}

/** Fields of the whole quote. Amounts are decimal text with two decimals. */
export interface QuoteHead {
  readonly currency: string
  readonly deliveryDays: number
  /** Date: `2026-12-31`. */
  readonly validUntil: string
  readonly freight: string
  readonly remark: string
  readonly attachments: readonly AttachmentRef[]
}

/** Price part of a line, as decimal text: unit price with four decimals, amount with two. */
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

/** Lines are in the order of the terms' items. The total is the sum of the amounts and the freight. */
export interface Quote {
  readonly head: QuoteHead
  readonly total: string
  readonly lines: readonly QuoteLine[]
}

export const linePriceOf = ({ qty, price, taxRate, amount }: LinePrice): LinePrice => ({ qty, price, taxRate, amount })
export const lineTextOf = ({ brand, leadDays, remark }: LineText): LineText => ({ brand, leadDays, remark })
