import { expect, test } from 'vitest'
import type { Manifest } from '../kit/manifest.ts'
import { modules } from '../modules.ts'
import { permissions } from '../permissions.ts'
import { permissionIds, restrictedFunctions } from './functions.ts'

const entries = Object.values<Manifest>(modules).flatMap(({ menus = [] }) => menus)

test('restricted functions: each lists the menu entries that need one of its permissions', () => {
  for (const id of permissionIds) {
    const { permissions: kept, urls } = restrictedFunctions[id]
    const needed = entries.filter(({ needs }) => kept.some((each) => each === needs)).map(({ url }) => url)
    expect([id, [...urls].toSorted()]).toEqual([id, [...new Set(needed)].toSorted()])
  }
})

test('restricted functions: a permission belongs to at most one, and operator permissions to none', () => {
  const kept = permissionIds.flatMap((id) => [...restrictedFunctions[id].permissions])
  expect(new Set(kept).size).toBe(kept.length)
  expect(kept.filter((each) => !Object.hasOwn(permissions, each))).toEqual([])
  const ofOperators = entries.filter(({ entrance }) => entrance === 'operator').map(({ needs }) => needs)
  expect(kept.filter((each) => ofOperators.includes(each) && !['project.manage'].includes(each))).toEqual([])
})
