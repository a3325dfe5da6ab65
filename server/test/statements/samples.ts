import { systemActor } from '#kit/actor.ts'
import type { Actor } from '#kit/actor.ts'
import type { ImportStatus } from '#contract/imports/imports.ts'
import type { GoodsSort } from '#contract/catalogue/goodsSearch.ts'

const visitor: Actor = { ...systemActor('1'), entrance: 'visitor', deptId: '1' }
/** One data scope for each text of its condition. */
const reaches = [
  { isAll: true, trees: [], depts: [] },
  { isAll: false, trees: [], depts: [] },
  { isAll: false, trees: ['1'], depts: [] },
  { isAll: false, trees: ['1'], depts: ['1'] },
] as const
/** One actor for each rule about what somebody sees. */
const actor: readonly Actor[] = [
  {
    ...visitor,
    entrance: 'purchaser',
    permissions: new Set(['order.read', 'order.readAll', 'order.prices', 'project.manage']),
  },
  { ...visitor, entrance: 'purchaser', permissions: new Set(['order.read']) },
  {
    ...visitor,
    entrance: 'operator',
    permissions: new Set(['order.read', 'order.oversee', 'order.readAll', 'order.prices']),
    reaches: new Map([['order.oversee', reaches[3]]]),
  },
  { ...visitor, entrance: 'agency', permissions: new Set(['project.manage']) },
  { ...visitor, entrance: 'operator', permissions: new Set(['order.oversee', 'project.oversee']) },
  { ...visitor, entrance: 'supplier', supplierId: '1', permissions: new Set(['supplierOrder.read']) },
  { ...visitor, entrance: 'supplier', supplierId: '1' },
  visitor,
]

const narrow = {
  keyword: 'a',
  category: '1',
  brands: ['1'],
  suppliers: ['1'],
  answers: [{ name: 'a', tokens: ['a=1'] }],
  priceFrom: '1',
  priceTo: '2',
  inStock: true,
  agreementOnly: true,
  merged: true,
  hidden: { key: 'a', productIds: ['1'] },
  zone: { id: '1', isOrdered: true },
}
const wide = {
  ...narrow,
  brands: null,
  suppliers: null,
  answers: null,
  priceFrom: null,
  priceTo: null,
  inStock: false,
  agreementOnly: false,
  merged: true,
  hidden: null,
  zone: null,
}
const sorts: readonly GoodsSort[] = ['relevance', 'mixed', 'sold', 'newest', 'priceUp', 'priceDown']
const statuses: readonly ImportStatus[] = ['running', 'done', 'cancelled', 'failed']

/**
 * Values of parameters that decide the text of a statement and are no choice of a route, by their name. Undefined: may
 * be missing. All others are one text.
 */
export const samples = {
  actor,
  isOpen: [true, false, undefined],
  lockedIds: [['1'], null],
  reader: [{ now: new Date(0), entrance: 'purchaser', deptPath: ['1'] }],
  scope: [{ within: '1', supervisedBy: '1' }, '1', null, undefined],
  reach: reaches,
  running: [
    { ...reaches[0], ownId: null },
    { ...reaches[3], ownId: null },
    { ...reaches[3], ownId: '1' },
  ],
  paths: [['1'], undefined],
  events: [['1'], undefined],
  templates: [['1'], undefined],
  within: ['1', null],
  requesterId: ['1', null],
  statuses: [['1'], [], null],
  scores: [[1]],
  types: [['1'], undefined],
  of: [[{ entity: 'order', ids: ['1'] }]],
  except: [['ordering.order.created']],
  columns: [['1']],
  kinds: [['inquiry']],
  states: [['4']],
  tab: ['all'],
  soon: [true, undefined],
  mine: [true, undefined],
  side: ['buyer', 'supplier', 'tenant'],
  max: [1],
  limit: [1],
  start: [0, null],
  status: statuses,
  refused: [null, { code: 'thing.stale', facts: {} }],
  version: [1],
  filter: sorts.flatMap((sort) => [
    { ...narrow, sort },
    { ...wide, sort },
    { ...wide, sort, merged: false, zone: { id: '1', isOrdered: true } },
  ]),
  buyer: [{ tenantId: '1', deptPath: ['1'], today: '2026-01-01' }],
  place: [
    { leaves: null, childDepth: 1, facets: [] },
    { leaves: ['1'], childDepth: 1, facets: ['a'] },
  ],
  query: [{ queries: ['a'], all: 'a', heads: ['a'], leaves: ['1'], names: ['a'], phrase: 'a' }],
} as const satisfies Readonly<Record<string, readonly unknown[]>>
