import type { Audience } from '#contract/notices/states.ts'
import type { Entrance } from '#contract/kit/entrance.ts'

/** Article of the demo. */
export interface DemoArticle {
  /** Value of its column. */
  readonly column: string
  readonly title: string
  /** Name of a picture in `assets/articles`. */
  readonly cover?: string
  /** HTML with picture names as URLs, or paragraphs. */
  readonly content: string | readonly string[]
  /** Publication date, in days before now. */
  readonly daysAgo: number
  /** Final state; published by default. */
  readonly ends?: 'draft' | 'submitted' | 'rejected' | 'scheduled' | 'withdrawn' | 'revised'
  readonly audience?: Audience
  readonly entrances?: readonly Entrance[]
  readonly validDays?: number
  readonly isLoginShown?: boolean
  readonly isPopUp?: boolean
  readonly pinPlace?: number
}
