import type { Point } from './track.ts'

/** Puzzle: picture with a hole, and the piece. */
export interface Puzzle {
  readonly bigImage: string
  readonly smallImage: string
  readonly yHeight: number
  /** Key of the answer; spelling of the portal's API. */
  readonly chenckMoveid: string
}
export interface SliderAnswer {
  readonly chenckMoveid: string
  readonly xWidth: number
  readonly track: readonly Point[]
}
