import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleSeed } from '../../server/test/sampling.ts'

/**
 * Names, relative to the folder, of the end-to-end test files whose turn it is not today: every second one of those
 * without a test tagged `@core`, the others on the next day.
 */
export function filesLeftOutToday(folder: string, seed = sampleSeed): readonly string[] {
  return endToEndFiles(folder)
    .filter((name) => !hasCoreTest(join(folder, name)))
    .filter((_, index) => index % 2 !== seed % 2)
}

/** All end-to-end test files of the folder, sorted, with `/` between folders. */
export function endToEndFiles(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted()
}

/** Whether a test of the file has the tag `@core`. */
export const hasCoreTest = (path: string): boolean => /\btag: '@core'/.test(readFileSync(path, 'utf8'))
