import { expect, test } from 'vitest'
import { chosenAfter, found, marksOf, nodesOf } from './permissions.ts'

const texts = { nameOf: ({ name }: { name: string }) => name }
const permission = (code: string, name: string, mayGrant = true) => ({ code, name, enName: code, mayGrant })
const groups = [
  {
    module: 'ordering',
    name: '订单',
    enName: 'Orders',
    permissions: [
      permission('order.read', '查看'),
      permission('order.submit', '提交'),
      permission('order.all', '全部', false),
    ],
  },
  { module: 'ledger', name: '预算', enName: 'Budgets', permissions: [permission('budget.read', '查看预算')] },
]
const set = (...codes: string[]) => new Set(codes)

test('permissions: search by name and code; a matching module is shown completely', () => {
  const codes = (word: string) =>
    found(groups, word, texts).map(({ permissions }) => permissions.map(({ code }) => code))
  expect(codes('查看')).toEqual([['order.read'], ['budget.read']])
  expect(codes('SUBMIT')).toEqual([['order.submit']])
  expect(codes('订单')).toEqual([['order.read', 'order.submit', 'order.all']])
  expect(codes('没有')).toEqual([])
})

test('permissions: a module is checked or indeterminate', () => {
  expect(marksOf(groups, set('budget.read', 'order.read'))).toEqual({
    all: set('budget.read', 'order.read', 'ledger', 'ordering'),
    partly: set('ordering'),
  })
})

test('permissions: a module selects its grantable permissions, and deselects all', () => {
  const press = (chosen: ReadonlySet<string>, ...pressed: string[]) => chosenAfter(groups, chosen, set(...pressed))
  expect(press(set(), 'ordering')).toEqual(set('order.read', 'order.submit'))
  expect(press(set('budget.read'), 'budget.read')).toEqual(set())
  expect(press(set('budget.read'))).toEqual(set())
  expect(press(set('order.read'), 'order.read', 'order.submit', 'ordering')).toEqual(set('order.read', 'order.submit'))
})

test('permissions: selections hidden by a search are kept', () => {
  expect(chosenAfter(found(groups, '预算', texts), set('order.read'), set('budget.read', 'ledger'))).toEqual(
    set('budget.read', 'order.read'),
  )
})

test('permissions: permissions that cannot be granted can only be removed', () => {
  const isOff = (...chosen: string[]) =>
    nodesOf(groups, set(...chosen), texts)[0]!.children!.find(({ id }) => id === 'order.all')!.isDisabled
  expect(isOff()).toBe(true)
  expect(isOff('order.all')).toBe(false)
})
