import { expect, test } from 'vitest'
import { collectStartupGarbage } from './startupMemory.ts'

const heapMb = () => process.memoryUsage().heapTotal / 2 ** 20

test('startup memory: what is not used any more is given back', async () => {
  let garbage: number[] | undefined = Array.from<number>({ length: 1 })
  for (let doubled = 0; doubled < 23; doubled++) garbage = garbage.concat(garbage)
  const before = heapMb()
  expect(garbage).toHaveLength(2 ** 23)
  garbage = undefined
  await collectStartupGarbage()
  expect(heapMb()).toBeLessThan(before - 40)
})
