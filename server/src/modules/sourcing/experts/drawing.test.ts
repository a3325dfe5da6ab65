import { expect, test } from 'vitest'
import { chosen, splitPool } from './drawing.ts'

const candidates = Array.from({ length: 6 }, (_, at) => ({
  expertId: String(10 + at),
  userId: String(20 + at),
  name: `专家${at}`,
  deptName: '',
}))
const prepared = { suite: 'A', projectId: '7', no: 1, seats: 3, seed: '01'.repeat(32), candidates } as const
const contribution = '02'.repeat(32)

test('a draw takes the first in order, and who was excluded since is skipped with the reason', () => {
  const whole = chosen({ ...prepared, seats: 6 }, contribution, new Map())
  const first = chosen(prepared, contribution, new Map())
  expect(first).toEqual({ chosen: whole.chosen.slice(0, 3), dropped: [] })
  const gone = first.chosen[1]!
  const later = chosen(prepared, contribution, new Map([[gone.expertId, 'supplier' as const]]))
  expect(later.chosen).toEqual([whole.chosen[0], whole.chosen[2], whole.chosen[3]])
  expect(later.dropped).toEqual([{ expertId: gone.expertId, name: gone.name, why: 'supplier' }])
})

test('the pool is split by the reasons of exclusion', () => {
  const [one, two] = candidates
  const { candidates: left, excluded } = splitPool([
    { ...one!, why: null },
    { ...two!, why: 'department' },
  ])
  expect(left).toEqual([one])
  expect(excluded).toEqual([{ expertId: two!.expertId, name: two!.name, why: 'department' }])
})
