import { expect, test } from 'vitest'
import type { Manifest } from './kit/manifest.ts'
import { modules } from './modules.ts'
import { numberOf, type RefusalCode, refusalFields, refusals } from './refusals.ts'

test('refusals: numbers are unique', () => {
  const codes = Object.keys(refusals) as RefusalCode[]
  const ofNumber = Map.groupBy(codes, numberOf)
  expect(codes.length).toBeGreaterThan(400)
  expect([...ofNumber.values()].filter((those) => those.length > 1)).toEqual([])
})

test('refusals: modules declare fields only for their own refusals', () => {
  const foreign = Object.entries<Manifest>(modules).flatMap(([name, { refusals = {}, refusalFields = {} }]) =>
    Object.keys(refusalFields)
      .filter((code) => !Object.hasOwn(refusals, code))
      .map((code) => `${name}: ${code}`),
  )
  expect(foreign).toEqual([])
  expect(refusalFields['supplier.codeTaken']).toBe('code')
})
