import { expect, test } from 'vitest'
import { compare, decimal, minus, sum, units } from '#contract/kit/money.ts'
import { reversedOf, withheldOf } from './retention.rules.ts'

const usual = { retentionPercent: 5, retentionDays: 365 }
const part = (gross: string, changes: object = {}) => ({
  percent: null,
  days: null,
  gross,
  receivedOn: '2026-10-01',
  ...changes,
})

test.each([
  ['1200.50', '60.02'],
  ['0.19', '0.00'],
  ['0.20', '0.01'],
  ['99999999.99', '4999999.99'],
])('retentions: of %s five percent are %s, rounded down', (gross, amount) =>
  expect(sum(withheldOf([part(gross)], usual, '2026-10-01').map((each) => each.amount))).toBe(amount),
)

test('retentions: each part by the terms of its agreement, and none before the invoice itself is due', () => {
  const parts = [
    part('100.00'),
    part('33.33', { percent: '10.00', days: 30 }),
    part('0.07', { percent: '10.00', days: 30 }),
    part('50.00', { percent: '0.00', days: 90 }),
  ]
  expect(withheldOf(parts, usual, '2026-11-15')).toEqual([
    { percent: '5.00', days: 365, receivedOn: '2026-10-01', dueOn: '2027-10-01', amount: '5.00' },
    { percent: '10.00', days: 30, receivedOn: '2026-10-01', dueOn: '2026-11-15', amount: '3.34' },
  ])
  expect(withheldOf(parts, { ...usual, retentionPercent: 0 }, '2026-11-15')).toHaveLength(1)
})

test('retentions: whatever is invoiced, what is withheld and what is paid are the invoice, and no more than agreed is withheld', () => {
  let seed = 20_261_130
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let round = 0; round < 2000; round++) {
    const parts = Array.from({ length: 1 + next(5) }, () =>
      part(decimal(BigInt(1 + next(90_000_000)) * 100n), {
        percent: decimal(BigInt(next(1001)) * 100n),
        days: 1 + next(400),
      }),
    )
    const gross = sum(parts.map((each) => each.gross))
    const withheld = withheldOf(parts, usual, '2026-10-01')
    const retained = sum(withheld.map(({ amount }) => amount))
    expect(sum([retained, minus(gross, retained)])).toBe(gross)
    const agreed = parts.reduce((all, each) => all + units(each.gross) * units(each.percent ?? '0'), 0n)
    expect(units(retained) * 1_000_000n <= agreed).toBe(true)
    expect(compare(minus(gross, retained), '0')).toBe(1)
  }
})

test('retentions: a credit reverses them in turn, and never more than they are', () => {
  const retentions = [{ rest: '5.00' }, { rest: '0.00' }, { rest: '3.34' }]
  const amounts = (credit: string) => reversedOf(retentions, credit).map(({ amount }) => amount)
  expect(amounts('0.00')).toEqual([])
  expect(amounts('4.99')).toEqual(['4.99'])
  expect(amounts('6.00')).toEqual(['5.00', '1.00'])
  expect(amounts('100.00')).toEqual(['5.00', '3.34'])
})
