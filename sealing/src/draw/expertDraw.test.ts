import { expect, test } from 'vitest'
import { drawCommitment, drawOrder } from './expertDraw.ts'

const origin = { suite: 'A', projectId: '7', no: 1 } as const
const [seed, contribution] = ['0f'.repeat(32), 'a1'.repeat(32)]
const candidates = Array.from({ length: 12 }, (_, at) => String(100 + at))
const order = (over: Partial<Parameters<typeof drawOrder>[0]> = {}) =>
  drawOrder({ ...origin, seed, contribution, candidates, ...over })

test('a draw is the same for the same input, whatever the order of the candidates', () => {
  expect(order()).toEqual(order({ candidates: candidates.toReversed() }))
  expect(order().toSorted()).toEqual(candidates)
  // Recorded once: another result is another rule.
  expect(order().slice(0, 3)).toMatchInlineSnapshot(`
    [
      "103",
      "108",
      "106",
    ]
  `)
  expect(drawCommitment(origin, seed)).toMatchInlineSnapshot(
    `"76ebb23b79c8169b7d43d653b06a2bcc2ce3af0f4bdcebfeafce39431520b2e2"`,
  )
})

test('seed, contribution, project, number and suite each decide', () => {
  const other = [
    order({ seed: '0e'.repeat(32) }),
    order({ contribution: 'a2'.repeat(32) }),
    order({ projectId: '8' }),
    order({ no: 2 }),
    order({ suite: 'B' }),
  ].map((each) => each.join())
  expect(new Set([order().join(), ...other]).size).toBe(6)
  expect(drawCommitment({ ...origin, no: 2 }, seed)).not.toBe(drawCommitment(origin, seed))
})

test('without some candidates the others keep their order', () => {
  const without = candidates.filter((_, at) => at % 3 !== 0)
  expect(order({ candidates: without })).toEqual(order().filter((id) => without.includes(id)))
})

test('each candidate is drawn about as often as the others', () => {
  const times = new Map(candidates.map((id) => [id, 0]))
  for (let n = 0; n < 1200; n++) {
    const [first] = order({ contribution: n.toString(16).padStart(64, '0') })
    times.set(first!, times.get(first!)! + 1)
  }
  expect(Math.min(...times.values())).toBeGreaterThan(60)
  expect(Math.max(...times.values())).toBeLessThan(150)
})
