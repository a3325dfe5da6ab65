import type { Block } from '#contract/home/blocks.ts'

/** Layouts with 3 to 5 categories (specification, section 9). */
const [least, most] = [3, 5]

/** The blocks that the bar leads to: those with a title, in the order of the page; fewer than three need no bar. */
export function anchorsOf(blocks: readonly Block[]): readonly Block[] {
  const named = blocks.filter(({ title, place }) => title !== '' && place !== 'side').slice(0, most)
  return named.length < least ? [] : named
}

export interface BlockTop {
  readonly id: string
  /** Px below the upper edge of the window. */
  readonly top: number
}

/** Px below the upper edge of the window: a block that begins above it is what is read. */
const LINE = 80

/**
 * The block that is read: the last that has come to the upper edge; at the foot of the page the last that is in the
 * window.
 */
export function blockInView(
  tops: readonly BlockTop[],
  { height, isAtFoot }: { readonly height: number; readonly isAtFoot: boolean },
): string | undefined {
  return tops.findLast(({ top }) => top <= (isAtFoot ? height : LINE))?.id
}
