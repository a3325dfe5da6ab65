import { expect, test } from 'vitest'
import { type Branch, type CascaderSource, columnsOf, matchingPaths } from './cascade.ts'

const branch = (name: string): Branch => ({ id: name, name })
const [zhejiang, hangzhou, xihu, jiangsu] = ['浙江省', '杭州市', '西湖区', '江苏省'].map(branch) as [
  Branch,
  Branch,
  Branch,
  Branch,
]
const below: Readonly<Record<string, readonly Branch[]>> = {
  '': [zhejiang, jiangsu],
  浙江省: [hangzhou],
  杭州市: [xihu],
}
const source: CascaderSource = {
  childrenOf: (path) => below[path.at(-1)?.id ?? ''],
  hasChildren: (path) => below[path.at(-1)?.id ?? ''] !== undefined,
  search: () => [],
}

test('cascader: columns are the first level and the children of each step', () => {
  expect(columnsOf([], source)).toEqual([[zhejiang, jiangsu]])
  expect(columnsOf([zhejiang], source)).toEqual([[zhejiang, jiangsu], [hangzhou]])
  expect(columnsOf([zhejiang, hangzhou, xihu], source)).toHaveLength(3)
})

test('cascader: a step that is no longer in the list is kept', () => {
  const old = branch('江干区')
  expect(columnsOf([zhejiang, hangzhou, old], source)[2]).toEqual([old, xihu])
})

test('cascader: search matches every word of the path, direct matches first', () => {
  const paths = [[zhejiang], [zhejiang, hangzhou], [zhejiang, hangzhou, xihu], [jiangsu]]
  expect(matchingPaths(paths, '西湖')).toEqual([[zhejiang, hangzhou, xihu]])
  expect(matchingPaths(paths, '杭州')[0]).toEqual([zhejiang, hangzhou])
  expect(matchingPaths(paths, '浙江 西湖')[0]).toEqual([zhejiang, hangzhou, xihu])
  expect(matchingPaths(paths, '江苏 西湖')).toEqual([])
  expect(matchingPaths(paths, '  ')).toEqual([])
  expect(matchingPaths(paths, '省', 1)).toHaveLength(1)
})
