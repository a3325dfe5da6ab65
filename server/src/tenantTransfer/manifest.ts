import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { Transform, type TransformCallback } from 'node:stream'
import type { Owner, TenantState, TenantTable } from './catalog.ts'

/** Manifest of an export. It is written last, so a folder without it is incomplete. */
export interface Manifest {
  readonly format: 1
  readonly tenant: Pick<TenantState, 'id' | 'code'>
  /** Must match, because the columns may differ otherwise. */
  readonly migrations: string
  /** Fingerprint of the key that encrypts secrets in the rows. */
  readonly encryptionKey: string
  /** `tenant:seq:hash` of the audit chain's last link; undefined without events. */
  readonly head: string | undefined
  readonly tables: readonly ExportedTable[]
  readonly jobs: Exported
  readonly contents: number
  /** Referenced contents that are missing in the file store. */
  readonly missingContents: readonly string[]
  /** Last values of sequences; the importing database continues after them. */
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

/** Completed job runs, whose ids have no meaning in another database. */
export const leftBehind = ['kit.job_runs']
export const tenantsTable = (columns: readonly string[]): TenantTable => ({
  name: 'tenancy.tenants',
  columns,
  key: ['id'],
})

export const settings =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601'; set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = pg_catalog"

/** Passes data through and computes length and SHA-256. */
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

/** Properties that must be equal in both databases. */
export async function versionOf(owner: Owner): Promise<Pick<Manifest, 'migrations' | 'encryptionKey'>> {
  const { rows } = await owner.query<{ migrations: string; key: Buffer | null }>(
    `select (select encode(sha256(convert_to(string_agg(name || sha, ',' order by name collate "C"), 'utf8')), 'hex') from public.migrations) as migrations,
       (select sha256(value) from kit.secrets where name = 'seal') as key`,
  )
  return { migrations: rows[0]!.migrations, encryptionKey: rows[0]!.key?.toString('hex') ?? '' }
}

/** Sequences of the product, without those of graphile-worker. */
export async function sequencesOf(owner: Owner): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, 0)::text as value
     from pg_sequences where schemaname not in ('graphile_worker', 'public') order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
