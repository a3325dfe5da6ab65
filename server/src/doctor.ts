import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#kit/config.ts'
import { openDatabase } from '#kit/database.ts'
import { startEmbedded } from '#kit/embedded.ts'
import { openFiles } from '#kit/files.ts'
import { pendingMigrations } from '#kit/migrate.ts'
import { countLiveDemoAccounts } from './demo/live.ts'

/** What was found: a sentence, and what to do where it is not well. */
interface Finding {
  readonly says: string
  readonly advice?: string | undefined
}
type Look = () => Promise<Finding>

const leastNode = [22, 18] as const
const leastPostgres = 15
const mostSkewSeconds = 5
const mostUnchainedSeconds = 120

/** Looks at one thing after the other, tells what it finds, and changes nothing. False where something is not well. */
export async function examine(config: Config, log: Logger): Promise<boolean> {
  let isWell = await tell('runtime', async () => runtime())
  isWell = (await tell('files', () => filesOf(config.filesUrl))) && isWell
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir, log }) : undefined
  const client = new pg.Client({ connectionString: embedded?.ownerUrl ?? config.ownerUrl })
  try {
    const isThere = await tell('connection', async () => {
      await client.connect()
      return { says: `${client.host}:${client.port}` }
    })
    if (!isThere) return false
    for (const [name, look] of Object.entries(looksAtDatabase(client))) isWell = (await tell(name, look)) && isWell
    const url = embedded?.ownerUrl ?? config.ownerUrl!
    isWell = (await tell('demo', () => demoAccounts(url, config.production))) && isWell
    for (const url of config.readUrls) isWell = (await tell('replica', () => replica(url))) && isWell
  } finally {
    await client.end().catch(() => undefined)
    await embedded?.stop()
  }
  return isWell
}

async function tell(name: string, look: Look): Promise<boolean> {
  const { says, advice } = await look().catch((error: Error): Finding => ({
    says: error.message,
    advice: 'it could not be looked at',
  }))
  console.log(
    `${advice === undefined ? 'ok ' : 'BAD'} ${name.padEnd(10)} ${says}${advice === undefined ? '' : ` — ${advice}`}`,
  )
  return advice === undefined
}

function runtime(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isOld = major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])
  return {
    says: `Node ${process.versions.node}`,
    advice: isOld ? `at least ${leastNode.join('.')} is needed` : undefined,
  }
}

/** Puts a content, reads it back and removes it. */
async function filesOf(url: string): Promise<Finding> {
  const files = openFiles(url)
  const content = randomBytes(1000)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const key = await files.put(content, { size: content.length, sha256, type: 'application/octet-stream' })
  const isSame = (await buffer(await files.get(key))).equals(content)
  await files.remove(key)
  const where = url.startsWith('s3://') ? `the bucket${new URL(url).pathname} at ${new URL(url).host}` : url
  return isSame ? { says: where } : { says: where, advice: 'what was stored came back as something else' }
}

const one = async <T extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<T> =>
  (await client.query<T>(text)).rows[0]!

const looksAtDatabase = (client: pg.Client): Readonly<Record<string, Look>> => ({
  database: async () => {
    const { version } = await one<{ version: string }>(
      client,
      "select current_setting('server_version_num') as version",
    )
    const major = Math.floor(Number(version) / 10_000)
    const advice = major < leastPostgres ? `at least ${leastPostgres} is needed` : undefined
    return { says: `PostgreSQL ${major}`, advice }
  },
  migrations: async () => {
    const pending = await pendingMigrations(client)
    return pending.length === 0
      ? { says: 'all applied' }
      : { says: `not applied: ${pending.join(', ')}`, advice: 'npm run baicai -- migrate' }
  },
  role: async () => {
    const row = await one<{ bad: boolean | null }>(
      client,
      "select (select rolsuper or rolbypassrls from pg_roles where rolname = 'baicai_app') as bad",
    )
    if (row.bad === null) return { says: 'baicai_app does not exist', advice: 'npm run baicai -- migrate' }
    const advice = row.bad ? 'it bypasses row-level security; take that from it' : undefined
    return { says: 'baicai_app', advice }
  },
  clock: async () => {
    const { now } = await one<{ now: Date }>(client, 'select clock_timestamp() as now')
    const seconds = Math.abs(now.getTime() - Date.now()) / 1000
    const advice = seconds > mostSkewSeconds ? 'set the clocks of both machines' : undefined
    return { says: `${seconds.toFixed(1)} s from the database's`, advice }
  },
  events: async () => {
    const { dead, unchained } = await one<{ dead: number; unchained: number }>(
      client,
      `select (select dead from kit.job_figures()) as dead,
        (select count(*)::int from kit.events e where e.at < now() - interval '${mostUnchainedSeconds} seconds'
          and not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)) as unchained`,
    )
    const advice =
      dead > 0
        ? "look at the dead letters in the tenants' back office"
        : unchained > 0
          ? 'does a worker run? ROLE=worker or both'
          : undefined
    return { says: `${dead} dead letters, ${unchained} events in no audit chain yet`, advice }
  },
  imports: async () => {
    const { stuck } = await one<{ stuck: number }>(
      client,
      `select count(*)::int as stuck from catalogue.imports
       where (status = 'running' and beat_at < now() - interval '5 minutes') or (status = 'queued' and created_at < now() - interval '1 hour')`,
    )
    return { says: `${stuck} left lying`, advice: stuck > 0 ? 'does a worker run? ROLE=worker or both' : undefined }
  },
})

/** Accounts whose password everybody knows are well while somebody looks around, and nowhere else. */
async function demoAccounts(url: string, production: boolean): Promise<Finding> {
  const database = openDatabase({ url, size: 1 })
  try {
    const live = await countLiveDemoAccounts(database)
    const advice = live > 0 && production ? 'change their passwords or disable them' : undefined
    return { says: `${live} accounts with the published password`, advice }
  } finally {
    await database.close()
  }
}

async function replica(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { standby } = await one<{ standby: boolean }>(client, 'select pg_is_in_recovery() as standby')
    return { says: new URL(url).host, advice: standby ? undefined : 'it is no replica' }
  } finally {
    await client.end()
  }
}
