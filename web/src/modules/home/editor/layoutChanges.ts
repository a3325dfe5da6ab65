import { type Block, type BlockKind, type Layout } from '#contract/home/blocks.ts'
import { newBlocks } from '#contract/home/defaults.ts'

/** Changes of a layout's blocks; each returns a new layout. */

/** Unused id: the kind with a number. */
function freeId({ blocks }: Layout, kind: BlockKind): string {
  const taken = new Set(blocks.map(({ id }) => id))
  const base = kind.toLowerCase().slice(0, 20)
  let number = blocks.length + 1
  while (taken.has(base + number)) number++
  return base + number
}

export function withNewBlock(layout: Layout, kind: BlockKind): { readonly layout: Layout; readonly id: string } {
  const id = freeId(layout, kind)
  return { id, layout: { ...layout, blocks: [...layout.blocks, { ...newBlocks[kind], id }] } }
}

export function withCopy(layout: Layout, of: string): Layout {
  const at = layout.blocks.findIndex(({ id }) => id === of)
  const block = layout.blocks[at]
  if (!block) return layout
  return { ...layout, blocks: layout.blocks.toSpliced(at + 1, 0, { ...block, id: freeId(layout, block.kind) }) }
}

export const withoutBlock = (layout: Layout, of: string): Layout => ({
  ...layout,
  blocks: layout.blocks.filter(({ id }) => id !== of),
})

export const withBlock = (layout: Layout, changed: Block): Layout => ({
  ...layout,
  blocks: layout.blocks.map((block) => (block.id === changed.id ? changed : block)),
})

export const inOrder = (layout: Layout, ids: readonly string[]): Layout => ({
  ...layout,
  blocks: ids.flatMap((id) => layout.blocks.find((block) => block.id === id) ?? []),
})
