import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { Transform, type TransformCallback } from 'node:stream'
import type { Owner, TenantState, TenantTable } from './catalog.ts'

/** What an export says of itself. It is written last: a folder without it is no export. */
export interface Manifest {
  readonly format: 1
  readonly tenant: Pick<TenantState, 'id' | 'code'>
  /** Of the same version, or the columns mean something else. */
  readonly migrations: string
  /** Fingerprint of the key that secrets in the rows are encrypted with. */
  readonly encryptionKey: string
  /** `tenant:seq:hash` of the audit chain's last link; undefined where nothing has happened. */
  readonly head: string | undefined
  readonly tables: readonly ExportedTable[]
  readonly jobs: Exported
  readonly contents: number
  /** Contents that rows name and the file store does not have. */
  readonly missingContents: readonly string[]
  /** Numbers that were given. Another database goes on behind them. */
  readonly sequences: Readonly<Record<string, string>>
}
export interface Exported {
  readonly rows: number
  readonly sha256: string
}
export interface ExportedTable extends Exported {
  readonly name: string
  readonly columns: readonly string[]
}
export interface ExportedContent {
  readonly key: string
  readonly type: string
  readonly size: number
  readonly sha256: string
}

/** Jobs are done once where they were added: their numbers mean nothing to another database. */
export const leftBehind = ['kit.job_runs']
export const tenantsTable = (columns: readonly string[]): TenantTable => ({
  name: 'tenancy.tenants',
  columns,
  key: ['id'],
})

export const settings =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601'; set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = pg_catalog"

/** Passes bytes on, and knows their number and SHA-256 at the end. */
export class Hashing extends Transform {
  private readonly hash = createHash('sha256')
  size = 0
  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk)
    this.size += chunk.length
    done(null, chunk)
  }
  digest = (): string => this.hash.digest('hex')
}

export async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`)
}

/** What both databases must agree on. */
export async function versionOf(owner: Owner): Promise<Pick<Manifest, 'migrations' | 'encryptionKey'>> {
  const { rows } = await owner.query<{ migrations: string; key: Buffer | null }>(
    `select (select encode(sha256(convert_to(string_agg(name || sha, ',' order by name collate "C"), 'utf8')), 'hex') from public.migrations) as migrations,
       (select sha256(value) from kit.secrets where name = 'seal') as key`,
  )
  return { migrations: rows[0]!.migrations, encryptionKey: rows[0]!.key?.toString('hex') ?? '' }
}

/** The sequences of the product; graphile-worker's numbers stay in its database. */
export async function sequencesOf(owner: Owner): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, 0)::text as value
     from pg_sequences where schemaname not in ('graphile_worker', 'public') order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
