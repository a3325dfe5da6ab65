import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { Province } from '#contract/sourcing/provinces.ts'

/** How far a project of the demo has come. Times are hours: `ago` since its last deadline or its end, `in` from now. */
export type Stage =
  | { readonly at: 'draft' | 'approval' | 'rejected' | 'ready' }
  /** Scheduled for publication. */
  | { readonly at: 'timed'; readonly in: number }
  | { readonly at: 'enrolling' | 'quoting' | 'negotiating'; readonly in: number }
  /** Closed, and its openers have not released enough; opened; proposed, approved and published awards. */
  | { readonly at: 'closed' | 'opened' | 'proposed' | 'awarded' | 'announced'; readonly ago: number }
  | { readonly at: 'terminated'; readonly ago: number; readonly during: 'enrolling' | 'quoting' | 'awarding' }
  | { readonly at: 'failed'; readonly ago: number; readonly want: 'enrolments' | 'quotes' }

/**
 * What becomes of an objection: nobody has looked at it, it was answered in public, overseers decided it, it holds the
 * result back.
 */
export type Objected = 'open' | 'answered' | 'upheld' | 'dismissed' | 'holding'

export interface DemoProject {
  readonly title: string
  readonly content: string
  /** First-level category; in the main tenant the account that buys such things runs the project. */
  readonly category: string
  readonly region: Province
  /** `name | specification | unit | quantity | reference price` */
  readonly items: readonly string[]
  readonly stage: Stage
  /** 框架, the agreement prices of a year. */
  readonly isFramework?: true
  readonly isMasked?: true
  readonly isInvited?: true
  readonly hasNoEnrolment?: true
  /** People open the quotes, with the platform or alone; otherwise the platform does. */
  readonly mode?: 'assisted' | 'committee'
  readonly isWeighted?: true
  readonly awardBy?: 'line' | 'split'
  /** Rounds after the first. */
  readonly negotiations?: 1 | 2
  readonly hasQuestions?: true
  readonly hasChange?: true
  /**
   * Suppliers hand in their licence, and the buyer lets each in, but for the last one of an enrolment that still goes
   * on.
   */
  readonly hasReview?: true
  /** The buyer turns the last one who has enrolled away. */
  readonly turnsAway?: true
  readonly objected?: Objected
  /** Its items are merged from the demand lines of three departments. */
  readonly isMerged?: true
  /** How many suppliers take part; four where nothing is said. */
  readonly takers?: number
}

export interface KindOfProject extends DemoProject {
  readonly kind: ProjectKind
}
