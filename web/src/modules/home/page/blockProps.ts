import type { BlockKind, BlockOf } from '#contract/home/blocks.ts'
import type { BlockData } from '#contract/home/home.ts'

/** What a block is rendered with. */
export interface BlockProps<K extends BlockKind> {
  readonly block: BlockOf<K>
  /** What it shows to everybody; undefined where it shows nothing but its settings. */
  readonly data: BlockData | undefined
  /** A time of one of its projects has come. */
  readonly onMoment: () => void
}
