import { expect, test } from 'vitest'
import type { Permission } from '#contract/permissions.ts'
import { everywhere, type Grant, isInReach, isWithin, nowhere, reachesOf, reachOf } from './reach.rules.ts'

const grant = (reach: Grant['reach'], permissions: readonly Permission[], ...deptIds: string[]): Grant => ({
  permissions,
  reach,
  deptIds,
})
const actor = (deptId: string, grants: readonly Grant[]) => ({
  deptId,
  permissions: new Set(grants.flatMap(({ permissions }) => permissions as Permission[])),
  reaches: reachesOf(deptId, grants),
})
const all = grant('default', ['order.readAll', 'order.oversee'])

test('reach: without a data scope each permission says what it shows', () => {
  expect(reachOf(actor('2', [all]), 'order.readAll')).toEqual({ ...nowhere, trees: ['2'] })
  expect(reachOf(actor('2', [all]), 'order.oversee')).toEqual(everywhere)
  const { reaches: _, ...plain } = actor('2', [all])
  expect(reachOf(plain, 'order.readAll')).toEqual({ ...nowhere, trees: ['2'] })
})

test('reach: what the grants of a permission show adds up, and a permission that is not held shows nothing', () => {
  const two = actor('2', [grant('chosen', ['order.readAll'], '7', '8'), grant('dept', ['order.readAll', 'order.read'])])
  expect(reachOf(two, 'order.readAll')).toEqual({ isAll: false, trees: ['7', '8'], depts: ['2'] })
  expect(reachOf(two, 'order.oversee')).toEqual(nowhere)
  expect(reachOf(actor('2', [grant('own', ['order.oversee'])]), 'order.oversee')).toEqual(nowhere)
  expect(reachOf(actor('2', [grant('own', ['order.oversee']), all]), 'order.oversee')).toEqual(everywhere)
  // Withheld for a time: what the roles would show does not count.
  expect(reachOf({ ...two, permissions: new Set() }, 'order.readAll')).toEqual(nowhere)
})

test('reach: departments with and without those below them', () => {
  const reach = { isAll: false, trees: ['2'], depts: ['5'] }
  const paths = [['1'], ['1', '2'], ['1', '2', '3'], ['1', '5'], ['1', '5', '6']]
  expect(paths.map((path) => isInReach(reach, path))).toEqual([false, true, true, true, false])
  expect(isInReach(nowhere, ['1'])).toBe(false)
  expect(isInReach(everywhere, ['1'])).toBe(true)
})

test('reach: one is within another', () => {
  const reach = { isAll: false, trees: ['2'], depts: ['5'] }
  expect(isWithin(reach, everywhere)).toBe(true)
  expect(isWithin(everywhere, reach)).toBe(false)
  expect(isWithin(nowhere, reach)).toBe(true)
  expect(isWithin({ isAll: false, trees: [], depts: ['2'] }, reach)).toBe(true)
  expect(isWithin({ isAll: false, trees: ['5'], depts: [] }, reach)).toBe(false)
})
