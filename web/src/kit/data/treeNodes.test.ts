import { expect, test } from 'vitest'
import { newestById, treeOf, type TreeNode } from './treeNodes.ts'

interface Thing {
  readonly id: string
  readonly isParent: boolean
}

/** Things of a list; an asterisk marks those that had children when it was read. */
const thingsOf = (list: string): readonly Thing[] =>
  list
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ id: word.replace('*', ''), isParent: word.endsWith('*') }))

/** Lists by parent, each with the time when it was read. */
type Lists = Readonly<Record<string, readonly [readAt: number, list: string]>>
const listsOf = (lists: Lists) =>
  new Map(Object.entries(lists).map(([id, [readAt, list]]) => [id, { reply: thingsOf(list), readAt }]))
const build = (lists: Lists) =>
  treeOf(thingsOf('root*'), listsOf(lists), ({ id, isParent }) => ({ id, name: id, hasChildren: isParent }))

/** Tree in one line: children in brackets, `…` where they are not loaded. */
const text = (nodes: readonly TreeNode[] = []): string =>
  nodes
    .map(({ id, hasChildren, children }) => {
      if (!hasChildren) return id
      return children ? `${id}(${text(children)})` : `${id}(…)`
    })
    .join(' ')

test('tree nodes: children of a branch that is not loaded are unknown, not empty', () => {
  expect(build({})).toEqual([{ id: 'root', name: 'root', hasChildren: true }])
})

test('tree nodes: loaded nodes are nested', () => {
  expect(text(build({ root: [1, 'a* b* c'], a: [2, 'a1'] }))).toBe('root(a(a1) b(…) c)')
})

test.each<[string, Lists, string]>([
  [
    'a moved node is in its new parent alone, before the list of the former parent is read again',
    { root: [3, 'a* b*'], a: [1, 'x m'], b: [2, 'm'] },
    'root(a(x) b(m))',
  ],
  [
    'a node that was moved back is in its former parent alone',
    { root: [3, 'a* b*'], a: [2, 'm'], b: [1, 'x m'] },
    'root(a(m) b(x))',
  ],
  [
    'a newer list of children is right about whether there are any',
    { root: [1, 'a* b'], a: [2, ''], b: [2, 'm'] },
    'root(a b(m))',
  ],
  [
    'an older empty list of a node that has children counts as not loaded',
    { root: [2, 'a b*'], a: [1, 'm'], b: [1, ''] },
    'root(a b(…))',
  ],
  [
    'a parent whose only child was moved away is a leaf',
    { root: [1, 'a* b*'], a: [2, 'm'], b: [3, 'm'] },
    'root(a b(m))',
  ],
  [
    'a child that became the parent of its parent is nested once',
    { root: [2, 'b*'], a: [1, 'b*'], b: [2, 'a'] },
    'root(b(a))',
  ],
])('tree nodes: %s', (_, lists, expected) => {
  expect(text(build(lists))).toBe(expected)
})

test('tree nodes: of several versions of a thing, the one in the newest list is known', () => {
  const lists = listsOf({ root: [1, 'a* b*'], b: [3, 'm*'], a: [2, 'm'] })
  const known = newestById(thingsOf('root*'), lists, ({ id }) => id)
  expect([...known.keys()].toSorted()).toEqual(['a', 'b', 'm', 'root'])
  expect(known.get('m')).toEqual({ id: 'm', isParent: true })
})
