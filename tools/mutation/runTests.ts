import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from '../mutants/mutant.ts'

interface Report {
  numPassedTests: number
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
}

/** Runs tests in a folder; undefined if the runner failed. */
export function run(folder: string, files: readonly string[], name?: string): Report | undefined {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  const pattern = name?.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const words = ['run', ...files, '--reporter=json', `--outputFile=${file}`, ...(pattern ? ['-t', pattern] : [])]
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  spawnSync(process.execPath, [vitest, ...words], { cwd: folder, stdio: 'ignore' })
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}

export const resultsOf = (report: Report | undefined, test: Mutant['test']) =>
  (report?.testResults ?? [])
    .filter((each) => each.name.endsWith(test.file))
    .flatMap((each) => each.assertionResults)
    .filter(({ fullName, status }) => fullName.includes(test.name) && status !== 'skipped' && status !== 'pending')
