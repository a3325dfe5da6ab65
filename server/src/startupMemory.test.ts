import { expect, test } from 'vitest'
import { collectStartupGarbage } from './startupMemory.ts'

const heapMb = () => process.memoryUsage().heapTotal / 2 ** 20

test('startup memory: unused memory is released', async () => {
  let garbage: number[] | undefined = Array.from<number>({ length: 1 })
  for (let round = 0; round < 23; round++) garbage = garbage.concat(garbage)
  const before = heapMb()
  expect(garbage).toHaveLength(2 ** 23)
  garbage = undefined
  await collectStartupGarbage()
  expect(heapMb()).toBeLessThan(before - 40)
})
