import type { Trait } from '#contract/signals/evidence.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'

/** Facts of the rules: what a rule may know. Rules are pure functions of them and of the settings. */

export interface BidderTrait {
  readonly trait: Trait
  readonly value: string
  /** Suppliers of the tenant that share it. */
  readonly firms: number
}
export interface Bidder {
  readonly supplierId: string
  readonly name: string
  readonly total: string | null
  readonly lines: readonly { readonly itemId: string; readonly price: string }[]
  readonly traits: readonly BidderTrait[]
}
export interface Withdrawal {
  readonly supplierId: string
  readonly name: string
  readonly at: string
  /** The supplier quoted again afterwards. */
  readonly isReplaced: boolean
}
/** A project of which a round was opened; nothing else is known of projects. */
export interface ProjectFacts {
  readonly projectId: string
  readonly no: string
  readonly title: string
  readonly kind: ProjectKind
  readonly enrolled: number
  readonly isExtended: boolean
  readonly quoteBeginAt: string
  readonly quoteEndAt: string
  /** Suppliers with a valid quote, each with the latest that was opened. */
  readonly bidders: readonly Bidder[]
  readonly withdrawals: readonly Withdrawal[]
  /** Other projects of the year before in which two of these bidders had the same total. */
  readonly earlierTies: readonly { readonly one: string; readonly other: string; readonly no: string }[]
}

/** A line of an order with what the same goods cost in the year before. */
export interface PriceFacts {
  readonly orderId: string
  readonly orderNo: string
  readonly lineId: string
  readonly supplierId: string
  readonly supplierName: string
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly price: string
  readonly source: string
  /** Unit prices of accepted orders of the year before, of the same goods and unit. */
  readonly earlier: readonly string[]
}

export interface PlacedOrder {
  readonly orderId: string
  readonly no: string
  readonly buyerId: string
  readonly amount: string
  readonly at: string
  /** Amounts from which an order like this needed approval at that time, ascending. */
  readonly limits: readonly string[]
}
/** Orders that a buyer, or a department with all its buyers, placed with a supplier. */
export interface PlacingFacts {
  readonly by: 'buyer' | 'department'
  readonly id: string
  readonly name: string
  readonly supplierId: string
  readonly supplierName: string
  /** In order of time. */
  readonly orders: readonly PlacedOrder[]
}

export interface AwardedProject {
  readonly projectId: string
  readonly no: string
  readonly at: string
  readonly winners: readonly string[]
  readonly losers: readonly string[]
}
/** Awards of a department and category in the year before a day. */
export interface AwardFacts {
  readonly deptId: string
  readonly deptName: string
  readonly categoryId: string
  readonly categoryName: string
  readonly projects: readonly AwardedProject[]
  readonly names: Readonly<Record<string, string>>
}

/** Orders of an award with the changes that took effect. */
export interface RiseFacts {
  readonly projectId: string
  readonly projectNo: string
  readonly title: string
  readonly awardedAt: string
  readonly orders: readonly {
    readonly orderId: string
    readonly no: string
    readonly supplierId: string
    readonly supplierName: string
    readonly changes: readonly { readonly at: string; readonly before: string; readonly after: string }[]
  }[]
}

/** Facts by what rules examine. */
export interface FactsOf {
  readonly project: ProjectFacts
  readonly price: PriceFacts
  readonly placing: PlacingFacts
  readonly award: AwardFacts
  readonly rise: RiseFacts
}
export type Examined = keyof FactsOf
