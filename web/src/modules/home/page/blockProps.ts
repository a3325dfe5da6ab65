import type { BlockKind, BlockOf } from '#contract/home/blocks.ts'
import type { BlockData } from '#contract/home/home.ts'

/** Props of a block. */
export interface BlockProps<K extends BlockKind> {
  readonly block: BlockOf<K>
  /** Shared content; undefined for blocks that only have settings. */
  readonly data: BlockData | undefined
  /** Called when a time of one of its projects is reached. */
  readonly onMoment: () => void
}
