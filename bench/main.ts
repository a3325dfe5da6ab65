import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { measureEnumeration } from './enumeration.ts'
import { dataDir, openFixture, query, refreshSessions } from './fixture.ts'
import { importSheet } from './imports.ts'
import { measureLogins } from './logins.ts'
import { measurePictures } from './pictures.ts'
import { measureSearch } from './search.ts'

/** Every figure beside the baselines of the same run; medians of `BENCH_RUNS` runs. */
const runs = Number(process.env['BENCH_RUNS'] ?? 3)
const seconds = process.env['BENCH_SECONDS'] ?? '6'
const ports = { server: 3970, baseline: 3971 }

interface Figure {
  perSecond: number
  p50: number
  p95: number
  p99: number
  wrong: number
}

mkdirSync(dataDir, { recursive: true })
/** `--search` looks for what buyers type, `--import` imports; neither needs anything else. */
const isSearching = process.argv.includes('--search')
const isImporting = process.argv.includes('--import')
const isAlone = isSearching || isImporting
// In this process and before the others are there: whatever runs beside would be counted in.
const pictures = isAlone ? {} : await measurePictures(runs, Number(seconds))
console.table(pictures)
if (!Object.values(pictures).every(({ enough }) => enough)) process.exitCode = 1
/** `--pictures` needs no goods. */
if (process.argv.includes('--pictures')) process.exit()
const { fixture, url, close } = await openFixture()
const fixtureFile = join(dataDir, 'ground.json')
writeFileSync(fixtureFile, JSON.stringify(fixture))
await refreshSessions(url, fixture.tenantId)
const logins = isAlone ? {} : await measureLogins(url, dataDir, Number(seconds))
console.table(logins)
const enumeration = isAlone ? {} : await measureEnumeration(url, dataDir)
console.table(enumeration)
/** `--logins` needs no load. */
if (process.argv.includes('--logins')) {
  await close()
  process.exit()
}

const startedAt = Date.now()
const server = await startProcess('server/src/main.ts', /ready at/, {
  DATABASE_URL: url,
  PORT: String(ports.server),
  METRICS_PORT: '0',
  LOG_LEVEL: 'fatal',
  NODE_ENV: 'production',
  RATE_LIMITS: 'off',
})
const startMs = Date.now() - startedAt
const idleMb = residentMb(server)
const baseline = await startProcess('bench/baseline.ts', /ready/, {
  BASELINE: JSON.stringify({ url, fixture }),
  PORT: String(ports.baseline),
})

const serverUrl = `http://127.0.0.1:${ports.server}`
if (isSearching) {
  const { figures: found, isEnough } = await measureSearch(serverUrl, url, fixture)
  console.table(found)
  if (!isEnough) process.exitCode = 1
  server.kill('SIGTERM')
  baseline.kill('SIGTERM')
  await close()
  process.exit()
}

if (isImporting) {
  console.log(await importBeside())
  server.kill('SIGTERM')
  baseline.kill('SIGTERM')
  await close()
  process.exit()
}

/** One load from a process of its own; `rate` calls a second, or as many as it can. */
async function load(scenario: string, clients: number, rate = 0, duration = seconds): Promise<Figure> {
  const base = scenario.includes('/') ? `http://127.0.0.1:${ports.baseline}` : serverUrl
  const given = ['bench/load.ts', scenario, base, fixtureFile, duration, String(clients), String(rate)]
  const { stdout } = await promisify(execFile)(process.execPath, given)
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Figure
}

const compared: [scenario: string, clients: number][] = [
  ['a/category', 16],
  ['b/category', 16],
  ['category', 16],
  ['a/detail', 16],
  ['detail', 16],
]
/** `--compare` runs only scenarios with a baseline. */
const isComparing = process.argv.includes('--compare')
const others: typeof compared = [
  ['search', 16],
  ['addCart', 16],
  ['submit', 32],
]
const plan = isComparing ? compared : [...compared, ...others]
const figures = new Map<string, Figure[]>(plan.map(([scenario]) => [scenario, []]))
for (const [scenario, clients] of plan) await load(scenario, clients)
let highestMb = idleMb
for (let run = 0; run < runs; run++)
  for (const [scenario, clients] of plan) {
    figures.get(scenario)!.push(await load(scenario, clients))
    highestMb = Math.max(highestMb, residentMb(server))
  }

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const of = (scenario: string, name: keyof Figure) => median(figures.get(scenario)!.map((figure) => figure[name]))
const share = (scenario: string, of_: string) =>
  `${Math.round((100 * of(scenario, 'perSecond')) / of(of_, 'perSecond'))} %`
const skus = await query(
  url,
  `select count(*) as n from catalogue.skus where tenant_id = ${fixture.tenantId} and is_live`,
)

console.log(
  `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores with the load on them; ${skus[0]?.['n']} goods in ${fixture.leafIds.length} leaves; medians of ${runs} runs of ${seconds} s`,
)
console.log(`start to ready ${startMs} ms (database running); resident ${idleMb} MB idle, ${highestMb} MB highest`)
console.table(
  Object.fromEntries(
    plan.map(([scenario, clients]) => [
      scenario,
      {
        clients,
        'a second': of(scenario, 'perSecond'),
        p50: of(scenario, 'p50'),
        'p97.5': of(scenario, 'p95'),
        p99: of(scenario, 'p99'),
        wrong: of(scenario, 'wrong'),
        'of (a)':
          scenario === 'category'
            ? share('category', 'a/category')
            : scenario === 'detail'
              ? share('detail', 'a/detail')
              : '',
        'of (b)': scenario === 'category' ? share('category', 'b/category') : '',
      },
    ]),
  ),
)
const importing = isComparing ? undefined : await importBeside()
if (importing) console.log(importing)
writeFileSync(
  join(dataDir, 'figures.json'),
  JSON.stringify(
    { startMs, idleMb, highestMb, importing, pictures, logins, enumeration, figures: Object.fromEntries(figures) },
    null,
    1,
  ),
)
server.kill('SIGTERM')
baseline.kill('SIGTERM')

await close()

function startProcess(file: string, ready: RegExp, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Nothing of a run that fails stays behind.
  process.once('exit', () => child.kill('SIGKILL'))
  const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>()
  child.stdout.on('data', (text: Buffer) => ready.test(text.toString()) && resolve(child))
  child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  return promise
}

/** 20,000 rows while others read a hundred pages a second, and the same reading without it. */
async function importBeside() {
  const names = await query(
    url,
    `select (select string_agg(a.name, '/' order by cardinality(a.path)) from catalogue.categories a
       where a.tenant_id = c.tenant_id and a.id = any (c.path)) as name
     from catalogue.categories c where c.tenant_id = ${fixture.tenantId} and cardinality(c.path) = 3 order by c.id limit 40`,
  )
  const categories = names.map(({ name }) => name!)
  const reading = () => load('category', 8, 100, '8')
  const alone = await reading()
  const before = residentMb(server)
  let highest = before
  const watch = setInterval(() => (highest = Math.max(highest, residentMb(server))), 50)
  const importing = importSheet(serverUrl, fixture, categories, Date.now())
  const beside = await reading()
  const imported = await importing
  const messy = await importSheet(serverUrl, fixture, categories, Date.now(), true)
  clearInterval(watch)
  const p95 = `category page p97.5 ${beside.p95} ms beside it, ${alone.p95} ms alone`
  return `import of 20000 rows: ${imported.seconds} s, ${imported.written} written, ${imported.failed} failed; ${p95}; messy: checked in ${messy.checkSeconds} s, imported in ${messy.seconds} s, ${messy.written} written, ${messy.warned} of them without some cells, ${messy.failed} rejected; resident ${before} → ${highest} MB`
}

function residentMb({ pid }: ChildProcess): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}
