import type { Hex } from '../bytes/bytes.ts'
import { recordHashHex } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'

/** Requested item, with its quantity as decimal text. */
export interface Item {
  readonly itemId: string
  readonly name: string
  readonly qty: string
  readonly unit: string
}

/** Criterion: the price is scored by formula, others by experts. Weights are percentages with a sum of 100. */
export interface Criterion {
  readonly name: string
  readonly kind: 'price' | 'technical' | 'business'
  readonly weight: number
}

/** Rules for bids; without influence on the award. */
export interface AuctionRule {
  readonly stepKind: 'amount' | 'percent'
  /** Decimal text: yuan or percent. */
  readonly step: string
  readonly stepBase: 'own' | 'lead'
  readonly tie: 'earlier' | 'forbidden'
  readonly extensionWindow: number
  readonly extensionMinutes: number
  readonly mostExtensions: number
  readonly visibility: 'rank' | 'lead' | 'own'
}

/** Rules of the award. */
export interface Rule {
  /** Lowest total; lowest amount of each item; highest score. */
  readonly award: 'total' | 'perLine' | 'weighted'
  /** Whether quotes may omit items. */
  readonly partial: boolean
  /** Weight of the price in percent, decimal text; `0` unless weighted. */
  readonly priceWeight: string
  /** Only for weighted awards. */
  readonly criteria?: readonly Criterion[]
  /** Only for biddings. */
  readonly auction?: AuctionRule
  /** Whether the award may deviate from the ranking, with a reason. */
  readonly mayDeviate: boolean
  readonly currency: string
}

/** Whether items are awarded separately: for weighted awards, if quotes may omit items. */
export const isByItem = ({ award, partial }: Pick<Rule, 'award' | 'partial'>): boolean =>
  award === 'perLine' || (award === 'weighted' && partial)

/** Quoting period of a round: from `beginAt` until before `endAt`. */
export interface Schedule {
  readonly round: number
  readonly beginAt: string
  readonly endAt: string
}

/** Frozen terms of a project. */
export interface Terms {
  readonly tenantId: string
  readonly projectId: string
  readonly title: string
  readonly items: readonly Item[]
  readonly rule: Rule
  readonly schedule: readonly Schedule[]
}

/** Hash of the terms of one round, with only its own schedule, so that later rounds do not change it. */
export const termsHash = (suite: SuiteId, terms: Terms, round: number): Hex =>
  recordHashHex(suite, 'terms', { ...terms, schedule: terms.schedule.filter((each) => each.round === round) })

export const scheduleOf = (terms: Terms, round: number): Schedule | undefined =>
  terms.schedule.find((each) => each.round === round)
