import { expect, test } from 'vitest'
import type { Manifest } from './kit/manifest.ts'
import { modules } from './modules.ts'
import { refusalFields } from './refusals.ts'

test('refusals: a module says the field of its own refusals alone', () => {
  const foreign = Object.entries<Manifest>(modules).flatMap(([name, { refusals = {}, refusalFields = {} }]) =>
    Object.keys(refusalFields)
      .filter((code) => !Object.hasOwn(refusals, code))
      .map((code) => `${name}: ${code}`),
  )
  expect(foreign).toEqual([])
  expect(refusalFields['supplier.codeTaken']).toBe('code')
})
