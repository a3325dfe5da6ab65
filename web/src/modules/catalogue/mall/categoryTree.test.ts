import { expect, test } from 'vitest'
import type { CategoryTree } from '#contract/catalogue/categories.ts'
import { pathTo, siblingsOf } from './categoryTree.ts'

const node = (id: string, treeDepth: number) => ({
  id,
  parentId: null,
  name: `category ${id}`,
  enName: '',
  treeDepth,
  picture: '',
  goodsCount: 1,
})
const tree: CategoryTree[] = [
  { ...node('1', 1), children: [{ ...node('11', 2), children: [{ ...node('111', 3), children: [] }] }] },
  {
    ...node('2', 1),
    children: [
      { ...node('21', 2), children: [] },
      { ...node('22', 2), children: [] },
    ],
  },
]
const ids = (nodes: readonly { readonly id: string }[]) => nodes.map(({ id }) => id)

test.each([
  ['111', ['1', '11', '111']],
  ['22', ['2', '22']],
  ['1', ['1']],
  ['9', []],
  [undefined, []],
])('category tree: path to %s', (id, path) => expect(ids(pathTo(tree, id))).toEqual(path))

test.each([
  ['1', ['1', '2']],
  ['22', ['21', '22']],
  ['111', ['111']],
])('category tree: siblings of %s', (id, beside) => expect(ids(siblingsOf(tree, pathTo(tree, id)))).toEqual(beside))
