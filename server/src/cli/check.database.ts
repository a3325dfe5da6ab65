import pg from 'pg'
import { pendingMigrations } from '#kit/database/migrate.ts'

/** Result of a check, with advice on failure. */
export interface Finding {
  readonly message: string
  readonly advice?: string | undefined
}
export type Check = () => Promise<Finding>
const minPostgres = 15
const maxSkewSeconds = 5
const maxAuditLagSeconds = 120

const one = async <T extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<T> =>
  (await client.query<T>(text)).rows[0]!

export const databaseChecks = (client: pg.Client): Readonly<Record<string, Check>> => ({
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

export async function replica(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { standby } = await one<{ standby: boolean }>(client, 'select pg_is_in_recovery() as standby')
    return { message: new URL(url).host, advice: standby ? undefined : 'it is no replica' }
  } finally {
    await client.end()
  }
}
