import type { Point } from './track.ts'

/** A picture with a gap, and the piece that fits it. */
export interface Puzzle {
  readonly bigImage: string
  readonly smallImage: string
  readonly yHeight: number
  /** The name under which the answer is sent; spelt as the portal spells it. */
  readonly chenckMoveid: string
}
export interface SliderAnswer {
  readonly chenckMoveid: string
  readonly xWidth: number
  readonly track: readonly Point[]
}
