import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { daysOfATurn, leftOutOn, rotatingFiles } from './turns.ts'

const root = join(import.meta.dirname, '../..')
const rotating = rotatingFiles(root)
const named = (glob: string, text: string) =>
  globSync(glob, { cwd: root }).filter((path) => readFileSync(join(root, path), 'utf8').includes(text))

test('turns: each rotating file runs on one day of a turn, whichever day is the first', () => {
  for (const first of [20_000, 20_003]) {
    const days = Array.from({ length: daysOfATurn }, (_, day) => new Set(leftOutOn(first + day, rotating)))
    const runs = rotating.map((path) => days.filter((leftOut) => !leftOut.has(path)).length)
    expect(runs).toEqual(rotating.map(() => 1))
  }
})

test('turns: each day runs some of the files that take long', () => {
  for (let day = 0; day < daysOfATurn; day++) {
    const share = 1 - leftOutOn(day, rotating).length / rotating.length
    expect(share).toBeGreaterThan(0.5 / daysOfATurn)
    expect(share).toBeLessThan(2 / daysOfATurn)
  }
})

test('turns: main journeys and tests of money, stock, encrypted quotes, permissions and tenants run every day', () => {
  const core = named('e2e/**/*.spec.ts', '@core')
  const risky = globSync('server/src/modules/{ledger,ordering,identity,login,tenancy}/**/*.test.ts', { cwd: root })
  const encrypted = globSync('server/{src/modules/sourcing/seal,test/sourcing}/**/*.test.ts', { cwd: root })
  for (const files of [core, risky, encrypted]) expect(files.length).toBeGreaterThan(0)
  expect([...core, ...risky, ...encrypted].filter((path) => rotating.includes(path))).toEqual([])
})

test('turns: all kinds of files that take long have their turn, and the tag of a file is its first line', () => {
  const kinds = [/^e2e\//, /\.test\.tsx$/, /\.faults\.test\.ts$/, /\.disks\.test\.ts$/, /\.(routes|db)\.test\.ts$/]
  expect(kinds.filter((kind) => !rotating.some((path) => kind.test(path)))).toEqual([])
  for (const path of named('server/**/*.test.ts', '@module-tag thorough'))
    expect(readFileSync(join(root, path), 'utf8').startsWith('/** @module-tag thorough */'), path).toBe(true)
})
