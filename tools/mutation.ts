import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutants } from './mutation.list.ts'
import type { Mutant } from './mutants/mutant.ts'
import { run, resultsOf } from './mutation/runTests.ts'

/**
 * Mutation tests: each mutant is the code without one of its guards, in a copy of the checkout, and its named test must
 * fail. The run fails if a mutant survives or a guard is no longer in its place. `npm run test:mutation`, or a
 * selection: `npm run test:mutation -- I-04 stock`.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const parts = [
  'contract',
  'sealing',
  'server',
  'web/src',
  'web/test',
  'package.json',
  'vitest.config.ts',
  // Imported by the configuration.
  'e2e/support/chromium.ts',
  'tools/imports.ts',
  'tools/sampling',
  'web/packages.ts',
  'tsconfig.json',
]

/** Copies the checkout, with links to the packages of this one. */
export function copyCheckout(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-mutants-'))
  const source = (path: string) => basename(path) !== 'node_modules'
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true, filter: source })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The text to replace if it does not exist exactly once. */
export const misplacedGuard = ({ edits }: Mutant, read: (file: string) => string): string | undefined =>
  edits
    .map(({ file, from }) => {
      const found = read(file).split(from).length - 1
      return found === 1 ? undefined : `${file} has ${found === 0 ? 'no' : found} ${JSON.stringify(from.slice(0, 60))}`
    })
    .find((each) => each !== undefined)

export type Outcome =
  | { readonly isKilled: true; readonly message: string }
  | { readonly isKilled: false; readonly why: string }

const passesAlone = new Map<string, boolean>()
/** Whether a test passes when run alone; otherwise it depends on earlier tests and would fail without any mutation. */
function passesWhenAlone(folder: string, test: Mutant['test']): boolean {
  const key = `${folder} ${test.file} ${test.name}`
  const known = passesAlone.get(key)
  if (known !== undefined) return known
  const results = resultsOf(run(folder, [test.file], test.name), test)
  const passes = results.length > 0 && results.every(({ status }) => status === 'passed')
  passesAlone.set(key, passes)
  return passes
}

/** Removes one guard, checks whether its test fails, and restores it. */
export function testMutant(folder: string, mutant: Mutant): Outcome {
  const before = new Map(
    [...new Set(mutant.edits.map(({ file }) => file))].map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const missing = misplacedGuard(mutant, (file) => before.get(file) ?? '')
  if (missing) return { isKilled: false, why: missing }
  const name = passesWhenAlone(folder, mutant.test) ? mutant.test.name : undefined
  try {
    for (const { file, from, to } of mutant.edits)
      writeFileSync(
        join(folder, file),
        readFileSync(join(folder, file), 'utf8').replace(from, () => to),
      )
    const results = resultsOf(run(folder, [mutant.test.file], name), mutant.test)
    // Code that cannot be loaded proves nothing.
    if (results.length === 0) return { isKilled: false, why: 'the test did not run' }
    const failedTest = results.find(({ status }) => status === 'failed')
    return failedTest
      ? { isKilled: true, message: (failedTest.failureMessages[0] ?? '').split('\n', 1)[0]!.slice(0, 110) }
      : { isKilled: false, why: 'no test failed' }
  } finally {
    for (const [file, text] of before) writeFileSync(join(folder, file), text)
  }
}

/** Named tests that do not exist or fail without mutation. */
function missingTests(folder: string, chosen: readonly Mutant[]): string[] {
  const report = run(folder, [...new Set(chosen.map(({ test }) => test.file))])
  return chosen
    .filter(({ test }) => {
      const results = resultsOf(report, test)
      return results.length === 0 || results.some(({ status }) => status !== 'passed')
    })
    .map(({ test }) => `${test.file}: ${test.name}`)
}

function main(words: readonly string[]): number {
  const chosen = mutants.filter(({ guards, without }) =>
    words.every((word) => `${guards} ${without}`.toLowerCase().includes(word.toLowerCase())),
  )
  if (chosen.length === 0) {
    console.log(`no mutant matches ${words.join(' ')}`)
    return 1
  }
  const { folder, remove } = copyCheckout()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (remove(), process.exit(130)))
  try {
    const missing = missingTests(folder, chosen)
    if (missing.length > 0) console.log(`missing tests, or failing without mutation:\n  ${missing.join('\n  ')}`)
    let survivors = missing.length
    for (const mutant of chosen) {
      const began = performance.now()
      const result = testMutant(folder, mutant)
      if (!result.isKilled) survivors += 1
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const outcome = result.isKilled ? `killed    ${result.message}` : `SURVIVED  ${result.why}`
      console.log(`${mutant.guards.padEnd(5)} ${mutant.without} (${seconds} s)\n      ${outcome}`)
    }
    console.log(`\n${chosen.length} mutants, ${survivors} survived`)
    return survivors > 0 || chosen.length === 0 ? 1 : 0
  } finally {
    remove()
  }
}

if (import.meta.main) process.exit(main(process.argv.slice(2)))
