import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keptFormats, unchecked } from './schemaFormats.ts'

const contract = new URL('../contract/src/', import.meta.url).pathname

test('schema formats: browsers check every format of the contract', () => {
  const named = globSync('**/*.ts', { cwd: contract }).flatMap((file) =>
    [...readFileSync(contract + file, 'utf8').matchAll(/Type\.String\(\{[^}]*format: '([\w-]+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect(named).toContain('date-time')
  expect(named.filter((name) => !keptFormats.includes(name!))).toEqual([])
})

test('schema formats: an omitted format accepts everything', () => {
  const uri = new URL('../node_modules/typebox/build/format/uri.mjs', import.meta.url)
  expect(unchecked(readFileSync(uri, 'utf8'))).toBe('export const IsUri = () => true\n')
})
