import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { testsNear } from './nearTests.ts'

// `npm run test:near [-- <commit>]`: types, and the tests nearest to the changes since the last or the given commit.
// Takes seconds; does not replace `npm test`.

const root = new URL('..', import.meta.url).pathname
const cache = join(root, '.cache')
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

const since = process.argv[2] ?? 'HEAD'
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const all = globSync('{contract,sealing,server,web,tools}/**/*.test.{ts,tsx}', { cwd: root })
const tests = testsNear(changed, all)
console.log(`${changed.length} changed files; nearest tests:\n  ${tests.join('\n  ')}`)

async function run(tool: string, ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd: root, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

const projects = ['unit', 'components', 'routes', 'alone'].map((name) => `--project=${name}`)
if (tests.some((file) => file.endsWith('.test.tsx'))) process.env['CHROMIUM'] = findChromium()

mkdirSync(cache, { recursive: true })
const began = performance.now()
const buildInfo = join(cache, 'types.tsbuildinfo')
if (!existsSync(buildInfo)) console.log('type-checking everything; later runs are incremental')
const passed = await Promise.all([
  run('typescript/bin/tsc', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', buildInfo),
  run('vitest/vitest.mjs', 'run', ...projects, ...tests),
])
console.log(`${passed.every(Boolean) ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
process.exit(passed.every(Boolean) ? 0 : 1)
