import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { dataDir, openGround, statement, wake } from './ground.ts'

/** Every figure beside the ceilings of the same run; medians of as many runs as `BENCH_RUNS` says. */
const runs = Number(process.env['BENCH_RUNS'] ?? 3)
const seconds = process.env['BENCH_SECONDS'] ?? '6'
const ports = { server: 3970, ceiling: 3971 }

interface Figure {
  perSecond: number
  p50: number
  p95: number
  p99: number
  wrong: number
}

mkdirSync(dataDir, { recursive: true })
const { ground, url, close } = await openGround()
const groundFile = join(dataDir, 'ground.json')
writeFileSync(groundFile, JSON.stringify(ground))
await wake(url, ground.tenantId)

const began = Date.now()
const server = await process_('server/src/main.ts', /ready at/, {
  DATABASE_URL: url,
  PORT: String(ports.server),
  METRICS_PORT: '0',
  LOG_LEVEL: 'fatal',
  NODE_ENV: 'production',
  RATE_LIMITS: 'off',
})
const startMs = Date.now() - began
const idleMb = residentMb(server)
const ceiling = await process_('bench/ceiling.ts', /ready/, {
  CEILING: JSON.stringify({ url, ground }),
  PORT: String(ports.ceiling),
})

function load(scenario: string, clients: number): Figure {
  const port = scenario.includes('/') ? ports.ceiling : ports.server
  const done = spawnSync(
    process.execPath,
    ['bench/load.ts', scenario, `http://127.0.0.1:${port}`, groundFile, seconds, String(clients)],
    { encoding: 'utf8' },
  )
  if (done.status !== 0) throw new Error(`${scenario}: ${done.stderr}`)
  return JSON.parse(done.stdout.trim().split('\n').at(-1)!) as Figure
}

const plan: [scenario: string, clients: number][] = [
  ['a/category', 16],
  ['b/category', 16],
  ['category', 16],
  ['a/detail', 16],
  ['detail', 16],
  ['search', 16],
  ['addCart', 16],
  ['submit', 32],
]
const figures = new Map<string, Figure[]>(plan.map(([scenario]) => [scenario, []]))
for (const [scenario, clients] of plan) load(scenario, clients)
let highestMb = idleMb
for (let run = 0; run < runs; run++)
  for (const [scenario, clients] of plan) {
    figures.get(scenario)!.push(load(scenario, clients))
    highestMb = Math.max(highestMb, residentMb(server))
  }

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const of = (scenario: string, name: keyof Figure) => median(figures.get(scenario)!.map((figure) => figure[name]))
const share = (scenario: string, of_: string) =>
  `${Math.round((100 * of(scenario, 'perSecond')) / of(of_, 'perSecond'))} %`
const skus = await statement(
  url,
  `select count(*) as n from catalogue.skus where tenant_id = ${ground.tenantId} and is_live`,
)

console.log(
  `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores with the load on them; ${skus[0]?.['n']} goods in ${ground.leafIds.length} leaves; medians of ${runs} runs of ${seconds} s`,
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
writeFileSync(
  join(dataDir, 'figures.json'),
  JSON.stringify({ startMs, idleMb, highestMb, figures: Object.fromEntries(figures) }, null, 1),
)
server.kill('SIGTERM')
ceiling.kill('SIGTERM')

await close()

function process_(file: string, ready: RegExp, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>()
  child.stdout.on('data', (text: Buffer) => ready.test(text.toString()) && resolve(child))
  child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  return promise
}

function residentMb({ pid }: ChildProcess): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}
