import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Figure } from '../figures.ts'
import { openListFixture } from './listFixture.ts'
import { listPlan } from './listPlan.ts'
import { startProcess } from '../processes.ts'

const ports = { server: 3973, ceiling: 3974 }
const clients = '16'
const sliceSeconds = '2'
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** Reads the first page of long lists through the server, each beside its statements alone. */
export async function measureLists(slices: number): Promise<void> {
  const { fixture, url, close } = await openListFixture()
  const server = await startProcess('server/src/main.ts', /ready at/, {
    DATABASE_URL: url,
    PORT: String(ports.server),
    METRICS_PORT: '0',
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
  })
  const ceiling = await startProcess('bench/lists/listBaseline.ts', /ready/, {
    BASELINE: JSON.stringify({ url, fixture }),
    PORT: String(ports.ceiling),
  })
  const load = async (target: string, token: string): Promise<Figure> => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      'bench/lists/listLoad.ts',
      target,
      token,
      sliceSeconds,
      clients,
    ])
    return JSON.parse(stdout.trim().split('\n').at(-1)!) as Figure
  }
  const figures = new Map(Object.keys(listPlan).map((name) => [name, { own: [] as Figure[], alone: [] as Figure[] }]))
  // The first slice warms up and is not counted.
  for (let slice = 0; slice <= slices; slice++)
    for (const [name, { own, alone }] of figures) {
      const { reader, path } = listPlan[name]!
      const measured = [
        await load(`http://127.0.0.1:${ports.server}${path}`, fixture[reader].token),
        await load(`http://127.0.0.1:${ports.ceiling}/a/${name}`, ''),
      ] as const
      if (slice === 0) continue
      own.push(measured[0])
      alone.push(measured[1])
    }
  const table = [...figures].map(([name, { own, alone }]) => {
    const of = (key: keyof Figure, list = own) => median(list.map((figure) => figure[key]))
    const share = median(own.map(({ perSecond }, slice) => (100 * perSecond) / alone[slice]!.perSecond))
    const { rows, target } = listPlan[name]!
    const figure = { rows, p50: of('p50'), p95: of('p95'), target, 'per second': of('perSecond') }
    const wrong = of('wrong') + of('wrong', alone)
    return [name, { ...figure, ceiling: of('perSecond', alone), share: `${Math.round(share)} %`, wrong }] as const
  })
  console.table(Object.fromEntries(table))
  if (table.some(([, { p95, target, wrong }]) => p95 > target || wrong > 0)) process.exitCode = 1
  server.kill('SIGTERM')
  ceiling.kill('SIGTERM')
  await close()
}
