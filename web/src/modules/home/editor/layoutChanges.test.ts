import { expect, test } from 'vitest'
import { blockKinds, type Layout } from '#contract/home/blocks.ts'
import { defaultLayouts } from '#contract/home/defaults.ts'
import { inOrder, withBlock, withCopy, withNewBlock, withoutBlock } from './layoutChanges.ts'

const layout = defaultLayouts.portalHomePage
const idsOf = ({ blocks }: Layout) => blocks.map(({ id }) => id)

test('layout changes: a new block has a unique id', () => {
  for (const kind of blockKinds) {
    const first = withNewBlock(layout, kind)
    const second = withNewBlock(first.layout, kind)
    expect(new Set(idsOf(second.layout)).size).toBe(layout.blocks.length + 2)
    expect(first.id).toMatch(/^[a-z0-9]{4,24}$/)
  }
})

test('layout changes: a copy follows its block, and a removed block is gone', () => {
  const [first] = idsOf(layout)
  const copied = withCopy(layout, first!)
  expect(copied.blocks[1]).toMatchObject({ kind: layout.blocks[0]!.kind })
  expect(copied.blocks[1]!.id).not.toBe(first)
  expect(idsOf(withoutBlock(layout, first!))).not.toContain(first)
  expect(withCopy(layout, 'nothing')).toBe(layout)
})

test('layout changes: reordering keeps every block', () => {
  const reversed = idsOf(layout).toReversed()
  expect(idsOf(inOrder(layout, reversed))).toEqual(reversed)
})

test('layout changes: changing a block keeps its position', () => {
  const block = { ...layout.blocks[2]!, title: 'A' }
  expect(withBlock(layout, block).blocks[2]).toEqual(block)
  expect(idsOf(withBlock(layout, block))).toEqual(idsOf(layout))
})
