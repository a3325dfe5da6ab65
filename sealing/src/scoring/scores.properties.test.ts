import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, units } from '#contract/kit/money.ts'
import { comparableTotals, meanScore, priceScore, totalScores, weightedScore } from './scores.ts'

const total = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((cents) => decimal(cents * 100n))
const score = fc.integer({ min: 0, max: 1000 }).map((tenths) => (tenths / 10).toFixed(1))
/** Weights with a sum of 100. */
const weights = fc
  .array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 })
  .map((parts) => [...parts, 100 - parts.reduce((a, b) => a + b, 0)])
  .filter((parts) => parts.at(-1)! > 0)
const kinds = fc.constantFrom('price', 'technical', 'business')
const hundredths = (text: string) => units(text) / 100n

/** Whether a text is the quotient rounded half up to two decimals. */
function isRounded(text: string, part: bigint, whole: bigint): boolean {
  const off = 2n * (part * 100n - hundredths(text) * whole)
  return off >= -whole && off < whole
}

test('price score: the exact quotient, rounded once; only the lowest total has 100', () => {
  fc.assert(
    fc.property(fc.array(total, { minLength: 1, maxLength: 8 }), (totals) => {
      const lowest = totals.reduce((a, b) => (units(b) < units(a) ? b : a))
      expect(priceScore(lowest, lowest)).toBe('100.00')
      for (const each of totals) {
        const scored = priceScore(each, lowest)
        expect(isRounded(scored, units(lowest) * 100n, units(each))).toBe(true)
        expect(units(scored) <= units('100')).toBe(true)
      }
    }),
  )
})

test('price score: a higher total never scores higher', () => {
  fc.assert(
    fc.property(total, total, total, (a, b, c) => {
      const [lowest, low, high] = [a, b, c].toSorted((x, y) => (units(x) < units(y) ? -1 : 1)) as [
        string,
        string,
        string,
      ]
      expect(units(priceScore(high, lowest)) <= units(priceScore(low, lowest))).toBe(true)
    }),
  )
})

test('mean score: the exact mean, rounded once, between the lowest and the highest', () => {
  fc.assert(
    fc.property(fc.array(score, { minLength: 1, maxLength: 9 }), (points) => {
      const mean = meanScore(points)
      const sum = points.reduce((all, each) => all + units(each), 0n)
      expect(isRounded(mean, sum, BigInt(points.length) * 10_000n)).toBe(true)
      const all = points.map(units)
      expect(all.some((each) => each <= units(mean)) && all.some((each) => each >= units(mean))).toBe(true)
      expect(meanScore(points.toReversed())).toBe(mean)
    }),
  )
})

test('weighted score: the exact weighted sum, rounded once; 100 if all scores are 100', () => {
  fc.assert(
    fc.property(weights, fc.array(score, { minLength: 6, maxLength: 6 }), (parts, points) => {
      const criteria = parts.map((weight) => ({ weight }))
      const sum = parts.reduce((all, weight, at) => all + BigInt(weight) * units(points[at]!), 0n)
      expect(isRounded(weightedScore(criteria, points), sum, 1_000_000n)).toBe(true)
      expect(
        weightedScore(
          criteria,
          parts.map(() => '100.0'),
        ),
      ).toBe('100.00')
    }),
  )
})

const contest = fc
  .record({
    parts: weights,
    quotes: fc.array(total, { minLength: 1, maxLength: 6 }),
    experts: fc.integer({ min: 1, max: 4 }),
  })
  .chain(({ parts, quotes, experts }) =>
    fc.record({
      criteria: fc
        .array(kinds, { minLength: parts.length, maxLength: parts.length })
        .map((of) => of.map((kind, at) => ({ name: `${at}`, kind, weight: parts[at]! }))),
      quotes: fc.constant(quotes.map((each, at) => ({ seq: at + 2, total: each }))),
      points: fc.array(
        fc.array(fc.array(score, { minLength: 6, maxLength: 6 }), {
          minLength: quotes.length,
          maxLength: quotes.length,
        }),
        { minLength: experts, maxLength: experts },
      ),
    }),
  )
  .map(({ criteria, quotes, points }) => {
    const scored = criteria.filter(({ kind }) => kind !== 'price').length
    const sheets = points.map((expertPoints) => ({
      of: expertPoints.map((each, at) => ({ seq: quotes[at]!.seq, points: each.slice(0, scored) })),
    }))
    return { criteria, quotes, sheets }
  })

test('ranking: every rank once; by score, then by lower total, then by earlier entry', () => {
  fc.assert(
    fc.property(contest, ({ criteria, quotes, sheets }) => {
      const ranked = totalScores(quotes, criteria, sheets)
      expect(ranked.map(({ rank }) => rank)).toEqual(quotes.map((_, at) => at + 1))
      const totalOf = new Map(quotes.map(({ seq, total: expertPoints }) => [seq, units(expertPoints)]))
      for (const [at, next] of ranked.slice(1).entries()) {
        const before = ranked[at]!
        const [a, b] = [units(before.total), units(next.total)]
        const [p, q] = [totalOf.get(before.seq)!, totalOf.get(next.seq)!]
        expect(a > b || (a === b && (p < q || (p === q && before.seq < next.seq)))).toBe(true)
      }
    }),
  )
})

test('ranking: of equal scores the lower total is first, whatever the order of entries', () => {
  const criteria = [
    { kind: 'price', name: 'price', weight: 50 },
    { kind: 'technical', name: 'quality', weight: 50 },
  ] as const
  const quotes = [
    { seq: 1, total: '200.00' },
    { seq: 2, total: '100.00' },
  ]
  const sheets = [
    {
      of: [
        { seq: 1, points: ['100.0'] },
        { seq: 2, points: ['50.0'] },
      ],
    },
  ]
  expect(totalScores(quotes, criteria, sheets)).toMatchObject([
    { seq: 2, total: '75.00', rank: 1 },
    { seq: 1, total: '75.00', rank: 2 },
  ])
})

test('ranking: independent of the order of quotes and experts', () => {
  fc.assert(
    fc.property(contest, ({ criteria, quotes, sheets }) => {
      const turned = totalScores(
        quotes.toReversed(),
        criteria,
        sheets.toReversed().map(({ of }) => ({ of: of.toReversed() })),
      )
      expect(turned).toEqual(totalScores(quotes, criteria, sheets))
    }),
  )
})

test('ranking: more points of an expert never lower the rank', () => {
  fc.assert(
    fc.property(contest, ({ criteria, quotes, sheets }) => {
      const { seq } = quotes[0]!
      const raised = sheets.map(({ of }, at) => ({
        of: of.map((each) => (at === 0 && each.seq === seq ? { seq, points: each.points.map(() => '100.0') } : each)),
      }))
      const place = (all: typeof sheets) => totalScores(quotes, criteria, all).find((each) => each.seq === seq)!.rank
      expect(place(raised) <= place(sheets)).toBe(true)
    }),
  )
})

test('comparable totals: omitted items count with the highest amount quoted for them', () => {
  const quotes = [
    {
      seq: 2,
      total: '150.00',
      amounts: new Map([
        ['1', '100.00'],
        ['2', '50.00'],
      ]),
    },
    { seq: 3, total: '90.00', amounts: new Map([['1', '90.00']]) },
    { seq: 4, total: '60.00', amounts: new Map([['2', '60.00']]) },
  ]
  expect(comparableTotals(quotes, ['1', '2', '3'])).toEqual([
    { seq: 2, total: '150.00' },
    { seq: 3, total: '150.00' },
    { seq: 4, total: '160.00' },
  ])
})
