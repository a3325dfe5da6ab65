import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Province } from '#contract/sourcing/provinces.ts'

/** Stage of a demo project. Times in hours: `ago` since its last deadline or its end, `in` from now. */
export type Stage =
  | { readonly at: 'draft' | 'approval' | 'rejected' | 'ready' }
  /** Scheduled for publication. */
  | { readonly at: 'timed'; readonly in: number }
  | { readonly at: 'enrolling' | 'quoting' | 'negotiating'; readonly in: number }
  /** Closed but not opened, for lack of shares; opened; award proposed, approved, published. */
  | { readonly at: 'closed' | 'opened' | 'proposed' | 'awarded' | 'announced'; readonly ago: number }
  | { readonly at: 'terminated'; readonly ago: number; readonly during: 'enrolling' | 'quoting' | 'awarding' }
  | { readonly at: 'failed'; readonly ago: number; readonly want: 'enrolments' | 'quotes' }

/** State of an objection: open, answered publicly, decided by overseers, or blocking the result. */
export type Objected = 'open' | 'answered' | 'upheld' | 'dismissed' | 'holding'

export interface DemoProject {
  readonly title: string
  readonly content: string
  /** First-level category; in the main tenant it determines the buyer. */
  readonly category: string
  readonly region: Province
  /** `name | specification | unit | quantity | reference price` */
  readonly items: readonly string[]
  readonly stage: Stage
  /** Framework agreement (框架), with agreement prices for a year. */
  readonly isFramework?: true
  readonly isMasked?: true
  readonly isInvited?: true
  readonly hasNoEnrolment?: true
  /** Mode of opening, by people with or without the platform; by default by the platform alone. */
  readonly mode?: 'assisted' | 'committee'
  /** An agency writes, publishes and runs it, where the tenant has one. */
  readonly isRepresented?: true
  readonly isWeighted?: true
  /** Its experts are drawn from the pool. */
  readonly hasDraw?: true
  readonly awardBy?: 'line' | 'split'
  /** Number of rounds after the first. */
  readonly negotiations?: 1 | 2
  readonly hasQuestions?: true
  readonly hasChange?: true
  /** Enrolments include licences and are reviewed; during the enrolment the last one is pending. */
  readonly hasReview?: true
  /** The buyer rejects the last enrolment. */
  readonly rejectsLast?: true
  readonly objected?: Objected
  /** The items are collected from demand lines of three departments. */
  readonly isMerged?: true
  /** What is odd about its quotes: two are alike, the last one is very low, or is withdrawn at the last moment. */
  readonly odd?: 'alike' | 'low' | 'withdrawn'
  /** Yuan that suppliers pay before they quote; the first payment is confirmed, the second is not found. */
  readonly deposit?: string
  /** The last bidder is asked about its quote, and answers. */
  readonly isClarified?: true
  /** Title of the failed project that it repeats, where the tenant has it. */
  readonly rerunOf?: string
  /** Number of suppliers, by default four. */
  readonly participants?: number
}

export interface KindOfProject extends DemoProject {
  readonly kind: ProjectKind
}
