import { expect, test } from 'vitest'
import type { MenuChange } from './menuFields.ts'
import { type DeclaredEntry, isWithin, levelsFrom, menuTree, placeBetween } from './menuTree.ts'

const entry = (id: string, place: number, url = `page${id}`, parentId: string | null = null): DeclaredEntry => ({
  id,
  parentId,
  place,
  name: id,
  enName: id,
  url,
})
const change = (of: Partial<MenuChange> & { id: string }): MenuChange => ({
  version: 1,
  area: 'purchaser',
  declared: false,
  parent_id: null,
  place: null,
  perm_name: null,
  en_name: null,
  perm_type: null,
  url: null,
  route_name: null,
  params: null,
  outside: null,
  new_window: null,
  perm_code: null,
  hidden: false,
  ...of,
})
const added = (id: string, of: Partial<MenuChange> = {}) =>
  change({ id, perm_name: id, perm_type: '1', url: `own${id}`, route_name: '', place: 1, outside: '0', ...of })
const shape = (nodes: ReturnType<typeof menuTree>) => nodes.map(({ id, level }) => `${'-'.repeat(level - 1)}${id}`)

test('menu tree: changes apply to declared entries, and added ones follow their group', () => {
  const declared = [entry('1', 10), entry('2', 20), entry('3', 30)]
  const nodes = menuTree(declared, [
    added('9', { url: '', place: 15 }),
    change({ id: '3', declared: true, parent_id: '9', perm_name: '改名' }),
    added('8', { parent_id: '9', place: 40, route_name: 'page2', url: 'alias' }),
  ])
  expect(shape(nodes)).toEqual(['1', '9', '-3', '-8', '2'])
  expect(nodes[2]).toMatchObject({ name: '改名', version: 1, url: 'page3', isShown: true })
  expect(nodes[3]).toMatchObject({ page: { id: '2' } })
})

test('menu tree: a hidden group hides what is in it; a group that is gone, a page that is gone and a circle do no harm', () => {
  const declared = [entry('1', 10, ''), entry('2', 20, 'page2', '1')]
  expect(menuTree(declared, [change({ id: '1', declared: true, hidden: true })]).map(({ isShown }) => isShown)).toEqual(
    [false, false],
  )
  expect(shape(menuTree(declared, [added('5', { parent_id: '404' }), added('6', { route_name: 'gone' })]))).toEqual([
    '5',
    '1',
    '-2',
  ])
  const circle = [added('7', { url: '', parent_id: '8' }), added('8', { url: '', parent_id: '7' })]
  expect(shape(menuTree(declared, circle))).toEqual(['1', '-2'])
})

test('menu tree: levels, and who is below whom', () => {
  const nodes = menuTree([entry('1', 1, '')], [added('2', { url: '', parent_id: '1' }), added('3', { parent_id: '2' })])
  expect(shape(nodes)).toEqual(['1', '-2', '--3'])
  expect(levelsFrom(nodes, '1')).toBe(3)
  expect(isWithin(nodes, '3', '1')).toBe(true)
  expect(isWithin(nodes, '1', '3')).toBe(false)
})

test('menu tree: a position is between its neighbours', () => {
  expect(placeBetween(1, 2)).toBe(1.5)
  expect(placeBetween(undefined, 5)).toBe(4)
  expect(placeBetween(5, undefined)).toBe(6)
})
