import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { messageStream } from '#contract/notifications/messages.ts'
import { openDatabase } from '#kit/database/database.ts'
import { migrate } from '#kit/database/migrate.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { createPerson, createUser } from '#modules/identity/index.ts'
import { notify } from '#modules/notifications/index.ts'
import { demoOrganisations } from '#server/demo/people.ts'
import { foundOrganisation } from '#server/demo/organisation.ts'
import { openAuthenticator, tokenFor } from './fixtureBuyers.ts'
import { residentMb, startProcess } from './processes.ts'

const [host, port] = ['127.0.0.1', 3974]
const pages = Number(process.env['BENCH_STREAMS'] ?? 5000)
const batchSize = 50
const broadcasts = 5

/**
 * Opens one stream for each of many users; measures server memory a stream and the time until a message reaches all.
 */
export async function measureStreams(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-streams-'))
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: pino({ level: 'warn' }) })
  const url = embedded.ownerUrl
  await migrate(url)
  const database = openDatabase({ url, size: 4 })
  const organisation = { ...demoOrganisations[0]!, code: 'streams', hosts: [host] }
  const { tenantId, departments } = await foundOrganisation(database, organisation, 'no password', new Date())
  const [dept] = [...departments.values()]
  const authenticator = await openAuthenticator(database)
  const people = await database.write(tenantId, async (tx) => {
    const created: { userId: string; token: string }[] = []
    for (let n = 0; n < pages; n += 1) {
      const personId = await createPerson(tx, { mobile: '', email: '', passwordHash: '', mustChange: false })
      const account = { code: `s${n}`, name: `用户${n}`, personId, entrance: 'purchaser' as const, deptId: dept!.id }
      const userId = await createUser(tx, { ...account, isTrial: false, roleIds: [] })
      created.push({ userId, token: await tokenFor(tx, authenticator, tenantId, userId) })
    }
    return created
  })
  const server = await startProcess('server/src/main.ts', /ready at/, {
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: String(port),
    METRICS_PORT: '0',
    CONNECTIONS_PER_ADDRESS: '0',
    RATE_LIMITS: 'off',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  })
  const latencies: number[] = []
  let [open, from] = [0, 0]
  const connect = (token: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      const outgoing = request({ host, port, path: messageStream, headers, agent: false }, (incoming) => {
        incoming.setEncoding('utf8')
        incoming.once('data', () => {
          open += 1
          resolve()
        })
        incoming.on('data', (text: string) => {
          if (text.includes('id: ')) latencies.push(performance.now() - from)
        })
      })
      outgoing.on('error', reject)
      outgoing.end()
    })
  await delay(3000)
  const before = residentMb(server)
  for (let at = 0; at < people.length; at += batchSize)
    await Promise.all(people.slice(at, at + batchSize).map(({ token }) => connect(token)))
  await delay(5000)
  const after = residentMb(server)
  const all: number[] = []
  const receivers = people.map(({ userId }) => userId)
  for (let n = 0; n < broadcasts; n += 1) {
    latencies.length = 0
    await database.write(tenantId, async (tx) => {
      await notify(tx, { template: 'testMessage', source: `bench ${n}`, receivers, facts: {}, id: '1', at: new Date() })
      from = performance.now()
    })
    for (const until = performance.now() + 20_000; latencies.length < pages && performance.now() < until;)
      await delay(20)
    all.push(...latencies)
    await delay(1000)
  }
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  console.table({
    streams: {
      open,
      'KB per stream': Math.round(((after - before) * 1024) / open),
      'MB before': before,
      'MB with streams': after,
      'messages received': `${all.length} of ${broadcasts * pages}`,
      'p50 (ms)': at(0.5),
      'p99 (ms)': at(0.99),
      'last (ms)': at(1),
    },
  })
  server.kill('SIGKILL')
  await database.close()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
