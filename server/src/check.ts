import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#kit/config.ts'
import { openDatabase } from '#kit/database/database.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { openFiles } from '#kit/files/files.ts'
import { pendingMigrations } from '#kit/database/migrate.ts'
import { countLiveDemoAccounts } from './demo/live.ts'

/** Result of a check; with advice where it failed. */
interface Finding {
  readonly message: string
  readonly advice?: string | undefined
}
type Check = () => Promise<Finding>

const minNode = [22, 18] as const
const minPostgres = 15
const maxSkewSeconds = 5
const maxAuditLagSeconds = 120

/** Runs all checks in order and prints their results; changes nothing. False where one fails. */
export async function runChecks(config: Config, log: Logger): Promise<boolean> {
  let allPassed = await runCheck('runtime', async () => runtime())
  allPassed = (await runCheck('files', () => filesOf(config.filesUrl))) && allPassed
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir, log }) : undefined
  const client = new pg.Client({ connectionString: embedded?.ownerUrl ?? config.ownerUrl })
  try {
    const isConnected = await runCheck('connection', async () => {
      await client.connect()
      return { message: `${client.host}:${client.port}` }
    })
    if (!isConnected) return false
    for (const [name, check] of Object.entries(databaseChecks(client)))
      allPassed = (await runCheck(name, check)) && allPassed
    const url = embedded?.ownerUrl ?? config.ownerUrl!
    allPassed = (await runCheck('demo', () => demoAccounts(url, config.production))) && allPassed
    for (const url of config.readUrls) allPassed = (await runCheck('replica', () => replica(url))) && allPassed
  } finally {
    await client.end().catch(() => undefined)
    await embedded?.stop()
  }
  return allPassed
}

async function runCheck(name: string, check: Check): Promise<boolean> {
  const { message, advice } = await check().catch((error: Error): Finding => ({
    message: error.message,
    advice: 'the check itself failed',
  }))
  console.log(
    `${advice === undefined ? 'ok ' : 'BAD'} ${name.padEnd(10)} ${message}${advice === undefined ? '' : ` — ${advice}`}`,
  )
  return advice === undefined
}

function runtime(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isOld = major < minNode[0] || (major === minNode[0] && minor < minNode[1])
  return {
    message: `Node ${process.versions.node}`,
    advice: isOld ? `at least ${minNode.join('.')} is needed` : undefined,
  }
}

/** Round trip: stores a file, reads it back and removes it. */
async function filesOf(url: string): Promise<Finding> {
  const files = openFiles(url)
  const content = randomBytes(1000)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const key = await files.put(content, { size: content.length, sha256, type: 'application/octet-stream' })
  const isSame = (await buffer(await files.get(key))).equals(content)
  await files.remove(key)
  const where = url.startsWith('s3://') ? `the bucket${new URL(url).pathname} at ${new URL(url).host}` : url
  return isSame ? { message: where } : { message: where, advice: 'a stored file was read back with other content' }
}

const one = async <T extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<T> =>
  (await client.query<T>(text)).rows[0]!

const databaseChecks = (client: pg.Client): Readonly<Record<string, Check>> => ({
  database: async () => {
    const { version } = await one<{ version: string }>(
      client,
      "select current_setting('server_version_num') as version",
    )
    const major = Math.floor(Number(version) / 10_000)
    const advice = major < minPostgres ? `at least ${minPostgres} is needed` : undefined
    return { message: `PostgreSQL ${major}`, advice }
  },
  migrations: async () => {
    const pending = await pendingMigrations(client)
    return pending.length === 0
      ? { message: 'all applied' }
      : { message: `not applied: ${pending.join(', ')}`, advice: 'npm run baicai -- migrate' }
  },
  role: async () => {
    const row = await one<{ bad: boolean | null }>(
      client,
      "select (select rolsuper or rolbypassrls from pg_roles where rolname = 'baicai_app') as bad",
    )
    if (row.bad === null) return { message: 'baicai_app does not exist', advice: 'npm run baicai -- migrate' }
    const advice = row.bad ? 'it bypasses row-level security: revoke superuser and bypassrls' : undefined
    return { message: 'baicai_app', advice }
  },
  clock: async () => {
    const { now } = await one<{ now: Date }>(client, 'select clock_timestamp() as now')
    const seconds = Math.abs(now.getTime() - Date.now()) / 1000
    const advice = seconds > maxSkewSeconds ? 'set the clocks of both machines' : undefined
    return { message: `${seconds.toFixed(1)} s from the database's`, advice }
  },
  events: async () => {
    const { dead, unchained } = await one<{ dead: number; unchained: number }>(
      client,
      `select (select dead from kit.job_figures()) as dead,
        (select count(*)::int from kit.events e where e.at < now() - interval '${maxAuditLagSeconds} seconds'
          and not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)) as unchained`,
    )
    const advice =
      dead > 0
        ? "look at the dead letters in the tenants' back office"
        : unchained > 0
          ? 'does a worker run? ROLE=worker or both'
          : undefined
    return { message: `${dead} dead letters, ${unchained} events not yet in an audit chain`, advice }
  },
  imports: async () => {
    const { stuck } = await one<{ stuck: number }>(
      client,
      `select count(*)::int as stuck from imports.imports
       where (status = 'running' and beat_at < now() - interval '5 minutes') or (status = 'queued' and created_at < now() - interval '1 hour')`,
    )
    return { message: `${stuck} stuck`, advice: stuck > 0 ? 'does a worker run? ROLE=worker or both' : undefined }
  },
})

/** Demo accounts have a published password: fine for evaluation, a failure in production. */
async function demoAccounts(url: string, production: boolean): Promise<Finding> {
  const database = openDatabase({ url, size: 1 })
  try {
    const live = await countLiveDemoAccounts(database)
    const advice = live > 0 && production ? 'change their passwords or disable them' : undefined
    return { message: `${live} accounts with the published password`, advice }
  } finally {
    await database.close()
  }
}

async function replica(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { standby } = await one<{ standby: boolean }>(client, 'select pg_is_in_recovery() as standby')
    return { message: new URL(url).host, advice: standby ? undefined : 'it is no replica' }
  } finally {
    await client.end()
  }
}
