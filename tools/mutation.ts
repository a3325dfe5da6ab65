import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutants } from './mutation.list.ts'
import type { Mutant } from './mutants/mutant.ts'
import { run, resultsOf } from './mutation/runTests.ts'

/**
 * Mutation tests: each mutant is the code without one of its guards, in a copy of the checkout, and the test that is
 * named for it must fail. A mutant that survives fails the run, and so does a guard that is no longer where the list
 * says.
 * `npm run test:mutation`, or a part of them: `npm run test:mutation -- I-04 stock`.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const parts = ['contract', 'sealing', 'server', 'web/src', 'package.json', 'vitest.config.ts', 'tsconfig.json']

/** A checkout of its own, with the packages of this one. */
export function copyCheckout(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-mutants-'))
  const source = (path: string) => basename(path) !== 'node_modules'
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true, filter: source })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Where a text that is to be taken out is not there, or is there twice. */
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

const alone = new Map<string, boolean>()
/**
 * Whether a test passes when it is run alone: one that depends on earlier tests of its file fails without any mutation.
 */
function standsAlone(folder: string, test: Mutant['test']): boolean {
  const key = `${folder} ${test.file} ${test.name}`
  const known = alone.get(key)
  if (known !== undefined) return known
  const results = resultsOf(run(folder, [test.file], test.name), test)
  const isGreen = results.length > 0 && results.every(({ status }) => status === 'passed')
  alone.set(key, isGreen)
  return isGreen
}

/** Takes one guard out, looks whether its test turns red, and puts it back. */
export function testMutant(folder: string, mutant: Mutant): Outcome {
  const before = new Map(
    [...new Set(mutant.edits.map(({ file }) => file))].map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const missing = misplacedGuard(mutant, (file) => before.get(file) ?? '')
  if (missing) return { isKilled: false, why: missing }
  const name = standsAlone(folder, mutant.test) ? mutant.test.name : undefined
  try {
    for (const { file, from, to } of mutant.edits)
      writeFileSync(
        join(folder, file),
        readFileSync(join(folder, file), 'utf8').replace(from, () => to),
      )
    const results = resultsOf(run(folder, [mutant.test.file], name), mutant.test)
    // What cannot even be loaded proves nothing.
    if (results.length === 0) return { isKilled: false, why: 'the test did not run' }
    const red = results.find(({ status }) => status === 'failed')
    return red
      ? { isKilled: true, message: (red.failureMessages[0] ?? '').split('\n', 1)[0]!.slice(0, 110) }
      : { isKilled: false, why: 'no test failed' }
  } finally {
    for (const [file, text] of before) writeFileSync(join(folder, file), text)
  }
}

/** The tests that are named, before anything is taken out: each must be there and be green. */
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
    console.log(`no guard is called ${words.join(' ')}`)
    return 1
  }
  const { folder, remove } = copyCheckout()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (remove(), process.exit(130)))
  try {
    const missing = missingTests(folder, chosen)
    if (missing.length > 0) console.log(`not there, or not green to begin with:\n  ${missing.join('\n  ')}`)
    let survived = missing.length
    for (const mutant of chosen) {
      const began = performance.now()
      const result = testMutant(folder, mutant)
      if (!result.isKilled) survived += 1
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const said = result.isKilled ? `killed    ${result.message}` : `SURVIVED  ${result.why}`
      console.log(`${mutant.guards.padEnd(5)} ${mutant.without} (${seconds} s)\n      ${said}`)
    }
    console.log(`\n${chosen.length} mutants, ${survived} survived`)
    return survived > 0 || chosen.length === 0 ? 1 : 0
  } finally {
    remove()
  }
}

if (import.meta.main) process.exit(main(process.argv.slice(2)))
