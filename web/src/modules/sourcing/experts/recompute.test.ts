import { expect, test } from 'vitest'
import type { Draw } from '#contract/sourcing/experts/draws.ts'
import { drawCommitment, drawOrder } from '#sealing/draw/expertDraw.ts'
import { recompute } from './recompute.ts'

const candidates = Array.from({ length: 5 }, (_, at) => ({
  expertId: String(10 + at),
  userId: String(20 + at),
  name: `专家${at}`,
  deptName: '',
}))
const [seed, contribution] = ['03'.repeat(32), '04'.repeat(32)]
const origin = { suite: 'A', projectId: '7', no: 2 } as const
const order = drawOrder({ ...origin, seed, contribution, candidates: candidates.map(({ expertId }) => expertId) })
const byId = (id: string) => candidates.find(({ expertId }) => expertId === id)!
const draw: Draw = {
  id: '1',
  no: 2,
  status: 'chosen',
  suite: 'A',
  seats: 2,
  reason: '',
  replacedName: '',
  candidates,
  excluded: [],
  commitment: drawCommitment(origin, seed),
  preparedBy: '',
  preparedAt: '',
  seed,
  contribution,
  dropped: [],
  chosen: order.slice(0, 2).map(byId),
  chosenBy: '',
  chosenAt: '',
  voidedBy: '',
  voidedAt: null,
  voidReason: '',
}

test('a recorded draw is repeated, with those who were skipped', () => {
  expect(recompute('7', draw)).toEqual({ isCommitted: true, isSame: true })
  const [first, second, third] = order.map(byId)
  const skipped = { ...draw, chosen: [second!, third!], dropped: [{ ...first!, why: 'supplier' as const }] }
  expect(recompute('7', skipped)).toEqual({ isCommitted: true, isSame: true })
  expect(recompute('7', { ...draw, seed: null })).toBeNull()
})

test('another seed, other experts and another project are found out', () => {
  expect(recompute('7', { ...draw, seed: '05'.repeat(32) })).toMatchObject({ isCommitted: false })
  expect(recompute('7', { ...draw, chosen: order.slice(1, 3).map(byId) })).toEqual({ isCommitted: true, isSame: false })
  expect(recompute('8', draw)).toMatchObject({ isCommitted: false })
})
