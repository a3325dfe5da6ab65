import { expect, test } from 'vitest'
import { soon } from './soon.ts'

test('soon: deadlines of tests come later the busier the machine is', () => {
  const inSeconds = (load: number) => Math.round((Date.parse(soon(1000, load, 2)) - Date.now()) / 1000)
  expect([0, 4, 8, 40].map(inSeconds)).toEqual([1, 1, 2, 3])
})
