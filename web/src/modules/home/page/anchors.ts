import type { Block } from '#contract/home/blocks.ts'

/** Layouts with 3 to 5 categories (specification, section 9). */
const [least, most] = [3, 5]

/** Blocks of the anchor bar: those with a title, in page order; fewer than three need no bar. */
export function anchorsOf(blocks: readonly Block[]): readonly Block[] {
  const named = blocks.filter(({ title, place }) => title !== '' && place !== 'side').slice(0, most)
  return named.length < least ? [] : named
}
