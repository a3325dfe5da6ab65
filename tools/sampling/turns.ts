import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleSeed } from '../../server/test/sampling.ts'

/** Within so many days `npm test -- --all` runs every file that takes long. */
export const daysOfATurn = 4

/** Files that take long: journeys, component tests, kills, full disks, and test files tagged `thorough`. */
const longTests: string[] = [
  'e2e/**/*.spec.ts',
  'web/**/*.test.tsx',
  'server/**/*.{faults,disks}.test.ts',
  'server/**/*.{routes,db}.test.ts',
]

/** Code whose tests run every day: money, stock, encrypted and signed data, permissions, sessions, tenants. */
const risks = [
  'e2e/quoting/',
  'sealing/',
  'server/src/modules/approvals/',
  'server/src/modules/certificates/',
  'server/src/modules/identity/',
  'server/src/modules/ledger/',
  'server/src/modules/login/',
  'server/src/modules/ordering/',
  'server/src/modules/sourcing/seal/',
  'server/src/modules/tenancy/',
  'server/test/sourcing/',
  'server/test/system/tenant-',
  'web/src/modules/ordering/',
]

/** Files that take long and run only on their day: neither of a risk nor with a test tagged `@core`. */
export function rotatingFiles(root: string): readonly string[] {
  return globSync(longTests, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !risks.some((risk) => path.startsWith(risk)) && isLong(root, path))
    .toSorted()
}

/** Rotating files whose turn it is not today. */
export const filesLeftOutToday = (root: string): readonly string[] => leftOutOn(sampleSeed, rotatingFiles(root))

/** The turn depends on the path alone, so that a file that is added postpones no other. */
export const leftOutOn = (day: number, files: readonly string[]): readonly string[] =>
  files.filter((path) => turnOf(path) !== day % daysOfATurn)

const turnOf = (path: string): number => createHash('sha256').update(path).digest().readUInt32BE() % daysOfATurn

function isLong(root: string, path: string): boolean {
  const text = () => readFileSync(join(root, path), 'utf8')
  if (path.startsWith('e2e/')) return !/\btag: '@core'/.test(text())
  return /\.(routes|db)\.test\.ts$/.test(path) ? text().startsWith('/** @module-tag thorough */') : true
}
