import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { mutants } from './mutation.list.ts'
import { testMutant, copyCheckout, misplacedGuard } from './mutation.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const { folder, remove } = copyCheckout()
afterAll(remove, 60_000)

test.each(mutants)('mutation list: $guards without $without: the guard and its test exist', (mutant) => {
  expect(misplacedGuard(mutant, read)).toBeUndefined()
  expect(read('docs/invariants.md')).toContain(`| ${mutant.guards} |`)
  // The names of some tests contain their cases.
  const [words = ''] = mutant.test.name.split(/[“”"]/).filter((part) => part.trim() !== '')
  expect(read(mutant.test.file)).toContain(words)
})

test('mutation list: each invariant has a number of its own', () => {
  const numbers = [...read('docs/invariants.md').matchAll(/^\| (I-\w+) \|/gm)].map(([, number]) => number!)
  expect(numbers.length).toBeGreaterThan(200)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

const migrations = 'server/migrations'
const definition = /create (?:or replace )?function ([\w.]+)\(/g

/**
 * Later migrations that replace the SQL function with this guard, so that removing it has no effect. Functions that
 * migrations call before they are replaced are excluded.
 */
function superseding(file: string, text: string): string[] {
  const source = read(file)
  const before = source.slice(0, source.indexOf(text)).split('$$;').at(-1) ?? ''
  const [, name] = [...before.matchAll(definition)].at(-1) ?? []
  if (name === undefined) return []
  const laterMigrations = readdirSync(migrations)
    .map((each) => `${migrations}/${each}`)
    .filter((each) => each >= file)
  const isReplaced = (each: string) =>
    each > file && [...read(each).matchAll(definition)].some(([, other]) => other === name)
  const replaced = laterMigrations.filter(isReplaced)
  const isCalled = laterMigrations.some((each) => each < replaced[0]! && read(each).includes(`select ${name}(`))
  return isCalled ? [] : replaced
}

test('mutation list: a guard in an SQL function is in the latest definition of the function', () => {
  const edits = mutants.flatMap((mutant) => mutant.edits.filter(({ file }) => file.startsWith(migrations)))
  expect(edits.flatMap(({ file, from }) => superseding(file, from))).toEqual([])
  expect(superseding(`${migrations}/0008_ordering.sql`, "select nextval('kit.doc_seq')")).toEqual([
    `${migrations}/0264_transaction_time_of_orders.sql`,
    `${migrations}/0523_sequences.sql`,
    `${migrations}/0671_department_in_numbers.sql`,
  ])
})

test('mutation list: two mutants of pure code are killed', { timeout: 60_000 }, () => {
  const pureMutants = mutants.filter(({ without }) => /four decimals|transitions as it was agreed/.test(without))
  expect(pureMutants.map((mutant) => testMutant(folder, mutant))).toMatchObject([
    { isKilled: true },
    { isKilled: true },
  ])
})

test('mutation list: a harmless change survives, and a guard that has moved is reported', { timeout: 60_000 }, () => {
  const test = { file: 'contract/src/kit/money.test.ts', name: 'exact beyond the range of a float' }
  const money = 'contract/src/kit/money.ts'
  const harmless = { file: money, from: '/** -1, 0 or 1. */', to: '' }
  const mutant = { guards: 'I-11' as const, without: 'a comment', edits: [harmless], test }
  expect(testMutant(folder, mutant)).toEqual({ isKilled: false, why: 'no test failed' })
  const moved = { ...harmless, from: 'missing text' }
  expect(testMutant(folder, { ...mutant, edits: [moved] })).toEqual({
    isKilled: false,
    why: `${money} has no "missing text"`,
  })
  expect(testMutant(folder, { ...mutant, test: { ...test, name: 'missing test' } })).toMatchObject({
    isKilled: false,
  })
})
