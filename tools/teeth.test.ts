import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { teeth } from './teeth.list.ts'
import { bite, copyCheckout, objectionTo } from './teeth.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const { folder, remove } = copyCheckout()
afterAll(remove)

test.each(teeth)('$guards without $without: the guard is where the list says, and so is its test', (tooth) => {
  expect(objectionTo(tooth, read)).toBeUndefined()
  expect(read('docs/invariants.md')).toContain(`| ${tooth.guards} |`)
  // The names of some tests are made of their cases.
  const [words = ''] = tooth.test.name.split(/[“”"]/).filter((part) => part.trim() !== '')
  expect(read(tooth.test.file)).toContain(words)
})

test('two guards of pure code are taken out, and their tests turn red', { timeout: 60_000 }, () => {
  const quick = teeth.filter(({ without }) => /four decimals|transitions as it was agreed/.test(without))
  expect(quick.map((tooth) => bite(folder, tooth))).toMatchObject([{ bites: true }, { bites: true }])
})

test(
  'a change that harms nothing is told from a guard, and a guard that has moved is missed',
  { timeout: 60_000 },
  () => {
    const test = { file: 'contract/src/kit/money.test.ts', name: 'beyond what a float can hold' }
    const money = 'contract/src/kit/money.ts'
    const harmless = { file: money, from: '/** -1, 0 or 1. */', to: '' }
    const tooth = { guards: 'I-11' as const, without: 'a comment', edits: [harmless], test }
    expect(bite(folder, tooth)).toEqual({ bites: false, why: 'nobody noticed' })
    const moved = { ...harmless, from: 'what nobody wrote' }
    expect(bite(folder, { ...tooth, edits: [moved] })).toEqual({
      bites: false,
      why: `${money} has no "what nobody wrote"`,
    })
    expect(bite(folder, { ...tooth, test: { ...test, name: 'a test that is not' } })).toMatchObject({ bites: false })
  },
)
