import type { Block } from '#contract/home/blocks.ts'

/** Layouts with 3 to 5 categories (specification, section 9). */
const [least, most] = [3, 5]

/** Blocks of the anchor bar: those with a title, in page order; fewer than three need no bar. */
export function anchorsOf(blocks: readonly Block[]): readonly Block[] {
  const named = blocks.filter(({ title, place }) => title !== '' && place !== 'side').slice(0, most)
  return named.length < least ? [] : named
}

export interface BlockTop {
  readonly id: string
  /** Distance from the top of the viewport in px. */
  readonly top: number
}

/** Distance from the top of the viewport in px: a block that begins above it is the current one. */
const LINE = 80

/** Current block: the last one that has reached the top; at the end of the page the last visible one. */
export function blockInView(
  tops: readonly BlockTop[],
  { height, isAtFoot }: { readonly height: number; readonly isAtFoot: boolean },
): string | undefined {
  return tops.findLast(({ top }) => top <= (isAtFoot ? height : LINE))?.id
}
