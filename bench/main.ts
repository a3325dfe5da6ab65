import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { measureEnumeration } from './enumeration.ts'
import { dataDir, openFixture, refreshSessions } from './fixture.ts'
import { countGoods } from './fixtureGoods.ts'
import { type Figure, tableOf } from './figures.ts'
import { measureFirstViews } from './firstViews.ts'
import { measureImport } from './importUnderLoad.ts'
import { measureLists } from './lists/lists.ts'
import { measureLogins } from './logins.ts'
import { measurePictures } from './pictures.ts'
import { measureQuotes } from './quotes.ts'
import { measureStreams } from './streams.ts'
import { measureSearch } from './search.ts'
import { measureWork } from './lists/work.ts'
import { startProcess, residentMb } from './processes.ts'
import { createArticles } from './fixtureArticles.ts'
import { createProjects } from './fixtureProjects.ts'
import { comparedScenarios, hallScenarios, homeScenarios, scenarios } from './scenarios.ts'

/** Number of runs; the figures are medians, with the baselines measured in turn. */
const runs = Number(process.env['BENCH_RUNS'] ?? 3)
const seconds = process.env['BENCH_SECONDS'] ?? '6'
/** Runs are divided into slices of this length, in which all scenarios take turns. */
const sliceSeconds = '2'
const slices = runs * Math.max(1, Math.round(Number(seconds) / Number(sliceSeconds)))
const ports = { server: 3970, baseline: 3971 }

/** `--quotes` submits and opens sealed quotes, in a separate database. */
if (process.argv.includes('--quotes')) {
  await measureQuotes()
  process.exit()
}
/** `--streams` opens `BENCH_STREAMS` pages and sends a message to all of them. */
if (process.argv.includes('--streams')) {
  await measureStreams()
  process.exit()
}
/** `--lists` reads the first page of long lists, in a separate database. */
if (process.argv.includes('--lists')) {
  await measureLists(slices)
  process.exit()
}
/** `--work` does single pieces of heavy work, in the same database. */
if (process.argv.includes('--work')) {
  await measureWork()
  process.exit()
}
mkdirSync(dataDir, { recursive: true })
/** `--search` measures searches, `--import` imports, `--compare` scenarios with a baseline; each runs alone. */
const isComparing = process.argv.includes('--compare')
const isSearching = process.argv.includes('--search')
const isImporting = process.argv.includes('--import')
/** `--halls` creates 100,000 projects and reads their halls. */
const isHalls = process.argv.includes('--halls')
/** `--home` reads the home page with 100,000 projects and 10,000 articles, as data and as a rendered page. */
const isHome = process.argv.includes('--home')
/** `--first-views` opens pages in a browser, next to the same pages without their program. */
const isFirstViews = process.argv.includes('--first-views')
const isAlone = isSearching || isImporting || isComparing || isHalls || isHome || isFirstViews
// Measured in this process before the others are started, because anything running in parallel would be counted.
const pictures = isAlone ? {} : await measurePictures(runs, Number(seconds))
console.table(pictures)
if (!Object.values(pictures).every(({ isEnough }) => isEnough)) process.exitCode = 1
/** `--pictures` needs no goods. */
if (process.argv.includes('--pictures')) process.exit()
const { fixture, url, database, close } = await openFixture()
if (isHalls || isHome) await createProjects(database, url, fixture)
if (isHome) await createArticles(database, url, fixture)
const fixtureFile = join(dataDir, 'fixture.json')
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

const stop = async () => {
  server.kill('SIGTERM')
  baseline.kill('SIGTERM')
  await close()
}
const serverUrl = `http://127.0.0.1:${ports.server}`
if (isSearching) {
  const { figures: found, isEnough } = await measureSearch(serverUrl, url, fixture, server.pid)
  console.table(found)
  if (!isEnough) process.exitCode = 1
  await stop()
  process.exit()
}

if (isFirstViews) {
  const { measured, isEnough } = await measureFirstViews(ports.server, fixture.buyers[0]!.token, runs)
  console.table(measured)
  if (!isEnough) process.exitCode = 1
  await stop()
  process.exit()
}

if (isImporting) {
  console.log(await measureImport({ url, serverUrl, fixture, server, load }))
  await stop()
  process.exit()
}

async function load(scenario: string, clients: number, rate = 0, duration = seconds): Promise<Figure> {
  const base = scenario.includes('/') ? `http://127.0.0.1:${ports.baseline}` : serverUrl
  const args = ['bench/load.ts', scenario, base, fixtureFile, duration, String(clients), String(rate)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Figure
}

const plan = isHome ? homeScenarios : isHalls ? hallScenarios : isComparing ? comparedScenarios : scenarios
const figures = new Map<string, Figure[]>(plan.map(([scenario]) => [scenario, []]))
for (const [scenario, clients] of plan) await load(scenario, clients)
let peakMb = idleMb
for (let slice = 0; slice < slices; slice++)
  for (const [scenario, clients] of plan) {
    figures.get(scenario)!.push(await load(scenario, clients, 0, sliceSeconds))
    peakMb = Math.max(peakMb, residentMb(server))
  }

const goods = await countGoods(url, fixture.tenantId)
console.log(
  `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores with the load on them; ${goods} goods in ${fixture.leafIds.length} leaves; medians of ${slices} slices of ${sliceSeconds} s`,
)
console.log(`start to ready ${startMs} ms (database running); resident ${idleMb} MB idle, ${peakMb} MB peak`)
console.table(tableOf(plan, figures))
const importing =
  isComparing || isHalls || isHome ? undefined : await measureImport({ url, serverUrl, fixture, server, load })
if (importing) console.log(importing)
writeFileSync(
  join(dataDir, 'figures.json'),
  JSON.stringify(
    { startMs, idleMb, peakMb, importing, pictures, logins, enumeration, figures: Object.fromEntries(figures) },
    null,
    1,
  ),
)
await stop()
