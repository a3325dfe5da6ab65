import { expect, test } from 'vitest'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { Amount, Instant, Maybe, OneOf, shape, Type } from '#contract/kit/schema.ts'
import { cellsOf, type ColumnsOf, headingsOf } from './export.rules.ts'

const Thing = shape({
  name: Type.String(),
  amount: Amount,
  paid: Maybe(Amount),
  count: Type.Integer(),
  at: Maybe(Instant),
  status: OneOf(['on', 'off']),
  good: Type.Boolean(),
})
const things = listRoute({
  path: '/sysrest/api/thing/list',
  access: 'public',
  summary: 'x',
  filters: {},
  record: Thing,
})
const exported = exportRoute(things, {
  path: '/sysrest/api/thing/export',
  columns: ['name', 'amount', 'paid', 'count', 'at', 'status', 'good', 'both'],
})
const columns: ColumnsOf<typeof exported> = {
  name: ['名称', 'Name'],
  amount: ['金额', 'Amount'],
  paid: ['已付', 'Paid'],
  count: ['数量', 'Count'],
  at: ['时间', 'Time'],
  status: { title: ['状态', 'Status'], words: { on: ['启用', 'On'], off: ['停用', 'Off'] } },
  good: ['合格', 'Good'],
  both: { title: ['合并', 'Both'], value: ({ name, count }) => `${name}${count}` },
}
const thing = {
  name: '1.0',
  amount: '12.50',
  paid: null,
  count: 3,
  at: '2026-01-01T16:00:00.000Z',
  status: 'on',
  good: false,
} as const

test('export: figures are numbers, instants are in China time, and codes are translated', () => {
  expect(cellsOf(exported, columns as never, thing, 'zh-CN')).toEqual([
    '1.0',
    12.5,
    '',
    3,
    '2026-01-02 00:00:00',
    '启用',
    '否',
    '1.03',
  ])
  expect(cellsOf(exported, columns as never, { ...thing, at: null }, 'en').slice(4, 7)).toEqual(['', 'On', 'No'])
  expect(headingsOf(exported, columns, 'en')).toEqual([
    'Name',
    'Amount',
    'Paid',
    'Count',
    'Time',
    'Status',
    'Good',
    'Both',
  ])
})

test('export: input and access are those of the list, without paging', () => {
  expect(Object.keys(exported.input.properties)).toEqual([])
  expect(exported.access).toBe('public')
})
