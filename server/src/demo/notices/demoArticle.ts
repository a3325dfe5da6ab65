import type { Audience } from '#contract/notices/states.ts'
import type { Entrance } from '#contract/kit/entrance.ts'

/** An article of the demo. */
export interface DemoArticle {
  /** The value of its column. */
  readonly column: string
  readonly title: string
  /** Name of a picture in `assets/articles`. */
  readonly cover?: string
  /** HTML in which such a name is the address of a picture, or paragraphs. */
  readonly content: string | readonly string[]
  /** When it was published, or is to be; the days before now. */
  readonly daysAgo: number
  /** What has become of it; published unless it says otherwise. */
  readonly ends?: 'draft' | 'submitted' | 'rejected' | 'scheduled' | 'withdrawn' | 'revised'
  readonly audience?: Audience
  readonly entrances?: readonly Entrance[]
  readonly validDays?: number
  readonly isLoginShown?: boolean
  readonly isPopUp?: boolean
  readonly pinPlace?: number
}
