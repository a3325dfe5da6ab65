import { expect, test } from 'vitest'
import { permissions } from '../contract/src/permissions.ts'
import { isTest } from './architecture/layers.ts'
import { read, sourceFiles } from './imports.ts'

/** Files that use permissions; manifests only declare them, and the demo grants them. */
const isUsing = (file: string) =>
  /^(contract|server)\/src\//.test(file) &&
  !isTest(file) &&
  !file.endsWith('/manifest.ts') &&
  !/^server\/src\/(demo\/|modules\/\w+\/demo\.ts$)/.test(file)

const unusedIn = (sources: readonly string[], codes: readonly string[]) =>
  codes.filter((code) => !sources.some((source) => source.includes(`'${code}'`)))

test('permissions: every permission guards a route or is checked in code', () => {
  const sources = sourceFiles().filter(isUsing).map(read)
  const codes = Object.keys(permissions)
  expect(codes.length).toBeGreaterThan(40)
  expect(unusedIn(sources, codes)).toEqual([])
  expect(unusedIn(["access: 'loan.read'"], ['loan.read', 'loan.audit'])).toEqual(['loan.audit'])
})
