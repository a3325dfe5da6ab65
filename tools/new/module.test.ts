import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createModule } from './module.ts'

const root = new URL('../..', import.meta.url).pathname
const isFull = process.env['TEST_FULL'] === '1'
const folders: string[] = []
// Copies of all sources have thousands of files.
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })), 120_000)

function checkout(...parts: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-module-'))
  folders.push(folder)
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  return folder
}
const sources = [
  'contract',
  'sealing',
  'server',
  'web',
  'tools',
  'e2e',
  'bench',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'playwright.config.ts',
]
const small = ['contract/src', 'server/migrations', 'server/src/modules.ts']

test('module generator: a new module is complete, registered, and has unused numbers', () => {
  const folder = checkout(...small)
  const before = new Set(globSync('**/*', { cwd: folder }))
  const files = createModule(folder, { name: 'priceLists', thing: 'priceList' })
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).not.toContain('__')
  expect(files.filter((file) => before.has(file))).toEqual([
    'contract/src/functionNumbers.ts',
    'contract/src/modules.ts',
    'contract/src/events.ts',
    'server/src/modules.ts',
  ])
  expect(readFileSync(join(folder, 'contract/src/modules.ts'), 'utf8')).toMatch(/^ {2}jobs,\n {2}priceLists,\n}$/m)
  const contracts = globSync('contract/src/*/*.ts', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const [number] = /'priceList\.codeTaken': \[(\d+)/.exec(contracts)!.slice(1)
  expect(contracts.split(`[${number},`)).toHaveLength(2)
})

test('module generator: a new case has the pages of both sides, and no file with more than its own lines', () => {
  const folder = checkout(...small)
  const files = createModule(folder, { name: 'sampleRequests', thing: 'sampleRequest', isCase: true })
  const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
  for (const [, text] of texts) expect(text).not.toContain('__')
  const own = texts.filter(([file]) => /^(server|web)\/src\/modules\//.test(file))
  expect(own.map(([file]) => file)).toEqual(
    expect.arrayContaining([
      'web/src/modules/sampleRequests/MySampleRequestsPage.tsx',
      'web/src/modules/sampleRequests/SampleRequestsPage.tsx',
    ]),
  )
  expect(own.reduce((lines, [, text]) => lines + text.split('\n').length - 1, 0)).toBeLessThan(350)
})

test('module generator: existing modules and invalid names are refused', () => {
  const folder = checkout(...small)
  expect(() => createModule(folder, { name: 'suppliers', thing: 'supplier' })).toThrow(
    'module suppliers already exists',
  )
  expect(() => createModule(folder, { name: '../x', thing: 'x1' })).toThrow('is not a valid module name')
  expect(() => createModule(folder, { name: 'stuff', thing: 'stuff' })).toThrow('need different names')
})

// Takes minutes: type-checks the product and starts a PostgreSQL. Part of `npm run test:full`.
test.runIf(isFull)(
  'module generator: a new module compiles, follows the architecture rules, and its test passes',
  { timeout: 900_000 },
  () => {
    const folder = checkout(...sources)
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    createModule(folder, { name: 'priceLists', thing: 'priceList' })
    createModule(folder, { name: 'sampleRequests', thing: 'sampleRequest', isCase: true })
    const env = { ...process.env, VITEST: undefined, VITEST_WORKER_ID: undefined, VITEST_POOL_ID: undefined }
    const node = (...args: string[]) =>
      execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env })
    node('tools/db-types.ts')
    node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json')
    const tests = [
      'server/src/modules/priceLists',
      'server/src/modules/sampleRequests',
      'server/src/demo/roles.test.ts',
      'tools/architecture',
      'tools/messages.test.ts',
      'web/src/app/pages.test.ts',
    ]
    const testOutput = node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      '--project',
      'routes',
      ...tests,
    )
    expect(testOutput).toContain('priceList.routes.test.ts')
    expect(testOutput).toContain('sampleRequest.routes.test.ts')
  },
)
