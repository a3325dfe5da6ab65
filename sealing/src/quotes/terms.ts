import type { Hex } from '../bytes/bytes.ts'
import { recordHashHex } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'

/** One thing that is asked for, with a quantity as decimal text. */
export interface Item {
  readonly itemId: string
  readonly name: string
  readonly qty: string
  readonly unit: string
}

/**
 * What quotes are scored by: the price by its own rule, everything else by experts. The weights are percent and make
 * 100.
 */
export interface Criterion {
  readonly name: string
  readonly kind: 'price' | 'technical' | 'business'
  readonly weight: number
}

/** How suppliers bid against each other; nothing of an award follows from it. */
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

/** How the award is found. */
export interface Rule {
  /** The lowest total; the lowest amount of each item; the highest score. */
  readonly award: 'total' | 'perLine' | 'weighted'
  /** Whether a quote may leave items out. */
  readonly partial: boolean
  /** Percent of the price, decimal text; `0` but for a weighted award. */
  readonly priceWeight: string
  /** Of a weighted award alone. */
  readonly criteria?: readonly Criterion[]
  /** Of a bidding alone. */
  readonly auction?: AuctionRule
  /** Whether the award may go to another than the first, with a reason. */
  readonly mayDeviate: boolean
  readonly currency: string
}

/** Whether items are awarded separately. With weighted scores they are where a quote may leave items out. */
export const isByItem = ({ award, partial }: Pick<Rule, 'award' | 'partial'>): boolean =>
  award === 'perLine' || (award === 'weighted' && partial)

/** When a round takes quotes: from `beginAt` until before `endAt`. */
export interface Schedule {
  readonly round: number
  readonly beginAt: string
  readonly endAt: string
}

/** The frozen terms of a project. */
export interface Terms {
  readonly tenantId: string
  readonly projectId: string
  readonly title: string
  readonly items: readonly Item[]
  readonly rule: Rule
  readonly schedule: readonly Schedule[]
}

/** Hash of the terms of one round: with its own schedule alone, so that a later round changes no earlier hash. */
export const termsHash = (suite: SuiteId, terms: Terms, round: number): Hex =>
  recordHashHex(suite, 'terms', { ...terms, schedule: terms.schedule.filter((each) => each.round === round) })

export const scheduleOf = (terms: Terms, round: number): Schedule | undefined =>
  terms.schedule.find((each) => each.round === round)
