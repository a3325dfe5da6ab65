import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endToEndFiles, filesLeftOutToday, hasCoreTest } from './sampled.ts'

const folder = join(import.meta.dirname, '../../e2e')

test('journeys: two consecutive days run every file, and each day the files with core tests', () => {
  const files = endToEndFiles(folder)
  const [today, tomorrow] = [filesLeftOutToday(folder, 20_000), filesLeftOutToday(folder, 20_001)]
  const core = files.filter((name) => hasCoreTest(join(folder, name)))
  expect(core.length).toBeGreaterThan(0)
  expect([...core, ...today, ...tomorrow].toSorted()).toEqual(files)
  expect(Math.abs(today.length - tomorrow.length)).toBeLessThanOrEqual(1)
})

test('journeys: the tag of a core test is recognised wherever it is named', () => {
  const isNamed = (name: string) => readFileSync(join(folder, name), 'utf8').includes('@core')
  for (const name of endToEndFiles(folder).filter(isNamed)) expect(hasCoreTest(join(folder, name)), name).toBe(true)
})
