import { sql as text } from 'kysely'
import { hot, type Tx } from '#kit/database.ts'

export interface StoredItemRow {
  sha: Buffer
  content: Buffer
  used_at: Date | null
}

export const findItem = hot<StoredItemRow, [kind: string, sha: Buffer]>(
  'select sha, content, used_at from provider.artefacts where kind = $1 and sha = $2',
)
export const findItemByUid = hot<StoredItemRow, [kind: string, uidSha: Buffer]>(
  'select sha, content, used_at from provider.artefacts where kind = $1 and uid_sha = $2',
)

interface NewItem {
  readonly tenantId: string
  readonly kind: string
  readonly sha: Buffer
  readonly family: Buffer | null
  readonly uidSha: Buffer | null
  readonly content: Buffer
  readonly seconds: number
}

export const putItem = (tx: Tx, { tenantId, kind, sha, family, uidSha, content, seconds }: NewItem) =>
  text`
    insert into provider.artefacts (tenant_id, kind, sha, family, uid_sha, content, expires_at)
    values (${tenantId}, ${kind}, ${sha}, ${family}, ${uidSha}, ${content}, now() + make_interval(secs => ${seconds}))
    on conflict (tenant_id, kind, sha) do update set
      family = excluded.family, uid_sha = excluded.uid_sha, content = excluded.content, expires_at = excluded.expires_at`.execute(
    tx,
  )

/** Marks an item as used; of concurrent calls one succeeds. */
export async function setUsed(tx: Tx, kind: string, sha: Buffer): Promise<boolean> {
  const { rows } = await text`
    update provider.artefacts set used_at = now() where kind = ${kind} and sha = ${sha} and used_at is null returning kind`.execute(
    tx,
  )
  return rows.length > 0
}

export const removeItem = (tx: Tx, kind: string, sha: Buffer) =>
  text`delete from provider.artefacts where kind = ${kind} and sha = ${sha}`.execute(tx)

export const removeGrantItems = (tx: Tx, kind: string, family: Buffer) =>
  text`delete from provider.artefacts where kind = ${kind} and family = ${family}`.execute(tx)

/** Removes the grant of an item and everything issued under it. */
export const removeGrantOf = (tx: Tx, kind: string, sha: Buffer) =>
  text`
    with meant as (select family from provider.artefacts where kind = ${kind} and sha = ${sha} and family is not null)
    delete from provider.artefacts a using meant where a.family = meant.family or (a.kind = 'Grant' and a.sha = meant.family)`.execute(
    tx,
  )

export const removeExpiredItems = (tx: Tx) =>
  text`
    delete from provider.artefacts
    where expires_at < now() - case kind when 'Interaction' then interval '0' else interval '10 minutes' end`.execute(
    tx,
  )
