import { expect, test } from 'vitest'
import { signalSettings, type SignalSettings } from '#contract/signals/settings.ts'
import type {
  AwardFacts,
  Bidder,
  PlacedOrder,
  PlacingFacts,
  PriceFacts,
  ProjectFacts,
  RiseFacts,
} from '../facts/facts.rules.ts'
import { rules } from './rules.ts'

const usual = signalSettings.usual
const set = (change: Partial<SignalSettings>): SignalSettings => ({ ...usual, ...change })
const day = (count: number, hour = 0) => new Date(Date.UTC(2026, 0, 1 + count, hour)).toISOString()

const bidder = (
  supplierId: string,
  total: string,
  prices: readonly string[] = [],
  over: Partial<Bidder> = {},
): Bidder => ({
  supplierId,
  name: `供应商 ${supplierId}`,
  total,
  lines: prices.map((price, at) => ({ itemId: String(at + 1), price })),
  traits: [],
  ...over,
})
const project = (over: Partial<ProjectFacts> = {}): ProjectFacts => ({
  projectId: '9',
  no: 'P-9',
  title: '办公椅',
  kind: 'inquiry',
  enrolled: 3,
  isExtended: false,
  quoteBeginAt: day(0),
  quoteEndAt: day(10),
  bidders: [bidder('1', '100.00'), bidder('2', '110.00'), bidder('3', '120.00')],
  withdrawals: [],
  earlierTies: [],
  ...over,
})

test('single bidder: one valid quote of a project that is not a direct purchase', () => {
  const { find } = rules.singleBidder
  const one = { bidders: [bidder('1', '100.00')] }
  expect(find(project(one), usual)).toMatchObject([{ subjectKey: 'project 9', severity: 'high', supplierIds: ['1'] }])
  expect(find(project({ ...one, enrolled: 1 }), usual)).toMatchObject([{ severity: 'medium' }])
  expect(find(project({ ...one, kind: 'fixed' }), usual)).toEqual([])
  expect(find(project(), usual)).toEqual([])
  expect(find(project({ bidders: [] }), usual)).toEqual([])
})

test('ties: equal totals, or enough equal unit prices; high where the pair has done so before', () => {
  const { find } = rules.ties
  const same = [bidder('1', '100.00', ['5', '6']), bidder('2', '100.0000', ['6', '5'])]
  expect(find(project({ bidders: same }), usual)).toMatchObject([{ severity: 'medium', supplierIds: ['1', '2'] }])
  const earlierTies = [{ one: '1', other: '2', no: 'P-3' }]
  expect(find(project({ bidders: same, earlierTies }), usual)).toMatchObject([{ severity: 'high' }])
  expect(find(project({ bidders: same, earlierTies: [{ one: '1', other: '7', no: 'P-3' }] }), usual)).toMatchObject([
    { severity: 'medium' },
  ])
  const alike = (equal: number) => [
    bidder('1', '100.00', ['1', '2', '3', '4', '5', '6']),
    bidder(
      '2',
      '90.00',
      ['1', '2', '3', '4', '5', '6'].map((price, at) => (at < equal ? `${price}.0000` : '9')),
    ),
  ]
  expect(find(project({ bidders: alike(3) }), usual)).toHaveLength(1)
  expect(find(project({ bidders: alike(2) }), usual)).toEqual([])
  expect(find(project({ bidders: alike(3) }), set({ signalTieShare: 60 }))).toEqual([])
  expect(find(project(), usual)).toEqual([])
})

test('late withdrawal: in the last hours, not replaced; high where one quote is left', () => {
  const { find } = rules.lateWithdrawal
  const withdrawn = (at: string, isReplaced = false) => ({
    withdrawals: [{ supplierId: '4', name: '丁', at, isReplaced }],
  })
  expect(find(project(withdrawn(day(9, 1))), usual)).toMatchObject([{ severity: 'low', supplierIds: ['4'] }])
  expect(find(project({ ...withdrawn(day(9, 1)), bidders: [bidder('1', '9')] }), usual)).toMatchObject([
    { severity: 'high' },
  ])
  expect(find(project(withdrawn(day(8, 23))), usual)).toEqual([])
  expect(find(project(withdrawn(day(8, 23))), set({ signalLateHours: 48 }))).toHaveLength(1)
  expect(find(project(withdrawn(day(9, 1), true)), usual)).toEqual([])
})

test('abnormally low: of enough quotes, far below the others', () => {
  const { find } = rules.abnormallyLow
  const low = [bidder('1', '60.00'), bidder('2', '100.00'), bidder('3', '110.00')]
  expect(find(project({ bidders: low }), usual)).toMatchObject([
    {
      supplierIds: ['1'],
      evidence: [
        { name: 'supplier' },
        { name: 'total', value: '60.00' },
        { name: 'nextTotal', value: '100.00' },
        { name: 'meanOfOthers', value: '105.00' },
        { name: 'below', value: '42.9' },
        { name: 'quotes', value: '3' },
      ],
    },
  ])
  expect(find(project({ bidders: low.slice(0, 2) }), usual)).toEqual([])
  expect(find(project(), usual)).toEqual([])
})

test('same origin: what two bidders share, unless many share it or it says nothing', () => {
  const { find } = rules.sameOrigin
  const shared = (trait: Bidder['traits'][number]['trait'], value: string, firms = 2) => {
    const traits = [{ trait, value, firms }]
    return project({ bidders: [bidder('1', '1', [], { traits }), bidder('2', '2', [], { traits })] })
  }
  expect(find(shared('phone', '0512-1'), usual)).toMatchObject([{ severity: 'medium', supplierIds: ['1', '2'] }])
  expect(find(shared('account', '示例银行 *1234'), usual)).toMatchObject([{ severity: 'high' }])
  expect(find(shared('address', '科技园 1 号', 20), usual)).toEqual([])
  expect(find(shared('address', '科技园 1 号', 20), set({ signalSharedFirms: 30 }))).toHaveLength(1)
  expect(find(shared('mailDomain', 'qq.com'), usual)).toEqual([])
  expect(find(shared('mailDomain', 'anlan.example.com'), usual)).toHaveLength(1)
  expect(find(shared('ip', '127.0.0.1'), usual)).toEqual([])
  expect(find(shared('ip', '203.0.113.9'), usual)).toHaveLength(1)
})

test('short period: less than some days, unless it was extended', () => {
  const { find } = rules.shortPeriod
  expect(find(project({ quoteEndAt: day(4) }), usual)).toMatchObject([{ severity: 'low' }])
  expect(find(project({ quoteEndAt: day(4), bidders: [] }), usual)).toMatchObject([{ severity: 'high' }])
  expect(find(project({ quoteEndAt: day(5) }), usual)).toEqual([])
  expect(find(project({ quoteEndAt: day(4), isExtended: true }), usual)).toEqual([])
})

test('price jump: above the median of enough purchases, not of an agreement', () => {
  const { find } = rules.priceJump
  const line = (over: Partial<PriceFacts> = {}): PriceFacts => ({
    orderId: '5',
    orderNo: 'O-5',
    lineId: '6',
    supplierId: '1',
    supplierName: '甲',
    name: '硒鼓',
    spec: '',
    unit: '支',
    price: '121.0000',
    source: 'list',
    earlier: ['90', '100', '110'],
    ...over,
  })
  expect(find(line(), usual)).toMatchObject([{ severity: 'medium', orderIds: ['5'] }])
  expect(find(line({ price: '200' }), usual)).toMatchObject([{ severity: 'high' }])
  expect(find(line({ price: '120' }), usual)).toEqual([])
  expect(find(line({ earlier: ['90', '100'] }), usual)).toEqual([])
  expect(find(line({ source: 'agreement' }), usual)).toEqual([])
})

const order = (place: number, amount: string, at: string, buyerId = '1', limits = ['1000.00']): PlacedOrder => ({
  orderId: String(place),
  no: `O-${place}`,
  buyerId,
  amount,
  at,
  limits,
})
const placing = (orders: readonly PlacedOrder[], over: Partial<PlacingFacts> = {}): PlacingFacts => ({
  by: 'buyer',
  id: '1',
  name: '林知远',
  supplierId: '8',
  supplierName: '甲',
  orders,
  ...over,
})

test('splitting: orders within some days, each below the limit of its time, together above', () => {
  const { find } = rules.splitting
  const two = [order(1, '600.00', day(0)), order(2, '400.00', day(13))]
  expect(find(placing(two), usual)).toMatchObject([
    { subjectKey: 'buyer 1 8', windowKey: '1', orderIds: ['1', '2'], severity: 'medium' },
  ])
  // Over the end of a month, within a day, and close below the limit.
  expect(find(placing([order(1, '950.00', day(30, 23)), order(2, '100.00', day(31))]), usual)).toMatchObject([
    { severity: 'high' },
  ])
  expect(find(placing([two[0]!, order(2, '400.00', day(14))]), usual)).toEqual([])
  expect(find(placing([two[0]!, order(2, '399.99', day(13))]), usual)).toEqual([])
  expect(find(placing([two[0]!, order(2, '1000.00', day(13))]), usual)).toEqual([])
  // The limit was another when they were placed.
  expect(find(placing([two[0]!, order(2, '400.00', day(13), '1', ['5000.00'])]), usual)).toEqual([])
  expect(find(placing(two), set({ signalSplitOrders: 3 }))).toEqual([])
})

test('splitting: of a department only between buyers; a steady rhythm is low', () => {
  const { find } = rules.splitting
  const two = [order(1, '600.00', day(0)), order(2, '600.00', day(3))]
  const department = { by: 'department' as const, id: '7', name: '采购部' }
  expect(find(placing(two, department), usual)).toEqual([])
  const over = [two[0]!, order(2, '600.00', day(3), '2')]
  expect(find(placing(over, department), usual)).toMatchObject([{ subjectKey: 'department 7 8' }])
  const rhythm = [-42, -35, -28, -21, -14, -7, 0, 7].map((at, place) => order(place + 1, '600.00', day(at)))
  const found = find(placing(rhythm), usual)
  expect(found.map(({ severity }) => severity)).toEqual(['medium', 'medium', 'medium', 'low'])
})

test('always the same: the share and the losses of others, of enough awards', () => {
  const { find } = rules.alwaysTheSame
  const awards = (winners: readonly string[], losers = ['2']): AwardFacts => ({
    deptId: '3',
    deptName: '采购部',
    categoryId: '4',
    categoryName: '办公椅',
    names: { 1: '甲', 2: '乙' },
    projects: winners.map((winner, at) => ({
      projectId: String(at + 1),
      no: `P-${at}`,
      at: day(at),
      winners: [winner],
      losers,
    })),
  })
  expect(find(awards(['1', '1', '1', '1', '2']), usual)).toMatchObject([{ severity: 'medium', supplierIds: ['1'] }])
  expect(find(awards(['1', '1', '1', '1', '1']), usual)).toMatchObject([{ severity: 'high' }])
  expect(find(awards(['1', '1', '1', '2', '2']), usual)).toEqual([])
  expect(find(awards(['1', '1', '1', '1']), usual)).toEqual([])
  expect(find(awards(['1', '1', '1', '1', '1'], []), usual)).toEqual([])
})

test('rise after award: by more than some percent, within some days', () => {
  const { find } = rules.riseAfterAward
  const risen = (after: string, at = day(30)): RiseFacts => ({
    projectId: '9',
    projectNo: 'P-9',
    title: '办公椅',
    awardedAt: day(0),
    orders: [
      { orderId: '5', no: 'O-5', supplierId: '1', supplierName: '甲', changes: [{ at, before: '1000.00', after }] },
    ],
  })
  expect(find(risen('1051.00'), usual)).toMatchObject([{ severity: 'medium', orderIds: ['5'], projectIds: ['9'] }])
  expect(find(risen('1300.00'), usual)).toMatchObject([{ severity: 'high' }])
  expect(find(risen('1050.00'), usual)).toEqual([])
  expect(find(risen('900.00'), usual)).toEqual([])
  expect(find(risen('1300.00', day(91)), usual)).toEqual([])
})

test('rules: the same facts and settings always give the same', () => {
  const facts = project({ bidders: [bidder('2', '5'), bidder('1', '5')] })
  const reversed = { ...facts, bidders: facts.bidders.toReversed() }
  for (const rule of [rules.singleBidder, rules.ties, rules.abnormallyLow, rules.sameOrigin, rules.shortPeriod]) {
    expect(rule.find(facts, usual)).toEqual(rule.find(facts, usual))
    expect(rule.find(reversed, usual).map(({ subjectKey }) => subjectKey)).toEqual(
      rule.find(facts, usual).map(({ subjectKey }) => subjectKey),
    )
  }
})
