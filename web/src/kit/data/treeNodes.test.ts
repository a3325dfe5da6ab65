import { expect, test } from 'vitest'
import { treeOf } from './treeNodes.ts'

const names: Readonly<Record<string, readonly string[]>> = { root: ['a', 'b'], a: ['a1'] }
const build = (known: readonly string[]) =>
  treeOf(
    ['root'],
    (id) => (known.includes(id) ? names[id] : undefined),
    (id) => ({ id, name: id.toUpperCase(), hasChildren: id in names }),
  )

test('tree nodes: children of a branch that is not loaded are unknown, not empty', () => {
  expect(build([])).toEqual([{ id: 'root', name: 'ROOT', hasChildren: true }])
})

test('tree nodes: loaded nodes are nested', () => {
  const [root] = build(['root', 'a'])
  expect(root?.children?.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(root?.children?.[0]?.children).toEqual([{ id: 'a1', name: 'A1', hasChildren: false }])
  expect(root?.children?.[1]).toEqual({ id: 'b', name: 'B', hasChildren: false })
})
