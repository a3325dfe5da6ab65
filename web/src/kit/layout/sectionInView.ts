export interface SectionTop {
  readonly id: string
  /** Distance from the top of the viewport in px. */
  readonly top: number
}

interface ScrollFrame {
  /** Height of the viewport in px. */
  readonly height: number
  readonly isAtFoot: boolean
  /** Distance from the top of the viewport in px: a section that begins above it is the current one. */
  readonly line: number
}

/** Current section: the last one that has reached the line; at the end of the page the last visible one. */
export const sectionInView = (
  tops: readonly SectionTop[],
  { height, isAtFoot, line }: ScrollFrame,
): string | undefined => tops.findLast(({ top }) => top <= (isAtFoot ? height : line))?.id
