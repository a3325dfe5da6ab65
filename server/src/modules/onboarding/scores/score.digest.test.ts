import { expect, test } from 'vitest'
import { defaultScheme } from '#contract/onboarding/scores.ts'
import { digestOf } from './score.digest.service.ts'
import { scoreOf } from './score.rules.ts'

test('scores: the digest changes with every figure', () => {
  const score = scoreOf(defaultScheme, [{ metric: 'otif', num: '9.00', den: '10.00', facts: 5 }])
  const card = {
    period: '2026Q3',
    supplierId: '1',
    revision: 1,
    scheme: defaultScheme,
    factIds: ['1', '2'],
    ...score,
  }
  const digests = [
    card,
    { ...card, revision: 2 },
    { ...card, factIds: ['1'] },
    { ...card, points: '1.00' },
    { ...card, supplierId: '2' },
  ].map(digestOf)
  expect(new Set(digests).size).toBe(digests.length)
  expect(digestOf({ ...card })).toBe(digests[0])
})
