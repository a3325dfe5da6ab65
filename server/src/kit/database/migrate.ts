import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { lateMigration } from './migrate/order.ts'

const folder = new URL('../../../migrations/', import.meta.url)
interface MigrateOptions {
  /** Folder of the migrations. */
  readonly from?: URL
  /**
   * Time that a statement of a migration waits for a table. While it waits, all others that need the table wait behind
   * it, so it gives up rather than stop the servers that are still running.
   */
  readonly lockSeconds?: number
}

/**
 * Roles that the migrations grant to. The application role owns nothing and cannot bypass row-level security; auditors
 * read schema `inv`.
 */
const roles = `
do $$ declare role text; begin
  foreach role in array array['baicai_app', 'baicai_auditor'] loop
    if not exists (select from pg_roles where rolname = role) then execute format('create role %I nologin', role); end if;
    execute format('grant %I to %I', role, current_user);
  end loop;
end $$`

interface Migration {
  readonly name: string
  readonly text: string
  readonly sha: string
}

/** Pending migrations in order. Throws an Error if an applied one was edited afterwards, or a pending one is late. */
async function missingFrom(client: pg.Client, from: URL): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; sha: string }>('select name, sha from public.migrations')
  const known = new Map(rows.map((row) => [row.name, row.sha]))
  const missing: Migration[] = []
  for (const name of (await readdir(from)).filter((file) => file.endsWith('.sql')).toSorted()) {
    const text = await readFile(new URL(name, from), 'utf8')
    const sha = createHash('sha256').update(text).digest('hex')
    if (known.get(name) === sha) continue
    if (known.has(name)) throw new Error(`migration ${name} was changed after it had been applied`)
    missing.push({ name, text, sha })
  }
  const late = lateMigration(
    [...known.keys()],
    missing.map(({ name }) => name),
  )
  if (late !== undefined) throw new Error(late)
  return missing
}

/** Names of the pending migrations; all of them if this role cannot read the migration table. */
export async function pendingMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ known: boolean | null }>(
    `select has_table_privilege(to_regclass('public.migrations'), 'select') as known`,
  )
  if (rows[0]?.known) return (await missingFrom(client, folder)).map(({ name }) => name)
  return (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
}

/**
 * Migrates the database to the newest version: plain SQL files in the order of their names, each in its own
 * transaction, each once. Throws an Error if an applied file was edited, or one is older than the newest applied one.
 * Safe for concurrent processes (advisory lock). A role without `create` on the database, such as a server's without
 * `DATABASE_OWNER_URL`, only checks that nothing is pending, and throws otherwise.
 */
export async function migrate(
  ownerUrl: string,
  { from = folder, lockSeconds = 30 }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    if (!(await mayCreate(client))) {
      const pending = await pendingMigrations(client)
      if (pending.length === 0) return []
      throw new Error(
        `the database lacks ${pending.length} migrations, from ${pending[0]} on, and DATABASE_URL may not migrate: run npm run baicai -- migrate with DATABASE_OWNER_URL`,
      )
    }
    await client.query('select pg_advisory_lock(71000)')
    await client.query(roles)
    await client.query(
      'create table if not exists public.migrations (name text primary key, sha text not null, at timestamptz not null default now())',
    )
    await migrateJobs(ownerUrl)
    const missing = await missingFrom(client, from)
    await client.query(`set lock_timeout = '${lockSeconds * 1000}ms'`)
    for (const migration of missing) await apply(client, migration, lockSeconds)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function mayCreate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_database_privilege(current_database(), 'create') as may",
  )
  return rows[0]!.may
}

/** Migrates the schema of graphile-worker first, because our migrations refer to its tables. */
async function migrateJobs(ownerUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  // Connection errors are reported by the statement that they break.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) }).finally(() => pool.end())
}

/** Updates the planner's statistics after a bulk write. */
export async function analyze(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('analyze').finally(() => client.end())
}

async function apply(client: pg.Client, { name, text, sha }: Migration, lockSeconds: number) {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into public.migrations (name, sha) values ($1, $2)', [name, sha])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const isLocked = (error as { code?: unknown }).code === '55P03'
    const hint = isLocked ? ` after ${lockSeconds} s: stop the servers that use this table, and migrate again` : ''
    throw new Error(`migration ${name}: ${(error as Error).message}${hint}`, { cause: error })
  }
}
