import type { Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { now } from '#kit/database/query.parts.ts'

export const findItem = preparedQuery((db, $: Params<{ kind: string; sha: Buffer }>) =>
  db
    .selectFrom('provider.artefacts')
    .select(['sha', 'content', 'used_at'])
    .where('kind', '=', $.kind)
    .where('sha', '=', $.sha),
)
export type StoredItemRow = RowOf<typeof findItem>
export const findItemByUid = preparedQuery((db, $: Params<{ kind: string; uidSha: Buffer }>) =>
  db
    .selectFrom('provider.artefacts')
    .select(['sha', 'content', 'used_at'])
    .where('kind', '=', $.kind)
    .where('uid_sha', '=', $.uidSha),
)

export const putItem = sqlQuery(
  'provider.putItem',
  `insert into provider.artefacts (kind, sha, family, uid_sha, content, expires_at)
   values ($kind, $sha, $family?, $uidSha?, $content, now() + make_interval(secs => $seconds))
   on conflict (tenant_id, kind, sha) do update set
     family = excluded.family, uid_sha = excluded.uid_sha, content = excluded.content, expires_at = excluded.expires_at`,
)

const use = preparedQuery((db, $: Params<{ kind: string; sha: Buffer }>) =>
  db
    .updateTable('provider.artefacts')
    .set({ used_at: now() })
    .where('kind', '=', $.kind)
    .where('sha', '=', $.sha)
    .where('used_at', 'is', null)
    .returning('kind'),
)
/** Marks an item as used; of concurrent calls one succeeds. */
export const setUsed = async (tx: Tx, kind: string, sha: Buffer): Promise<boolean> =>
  (await use(tx, { kind, sha })).length > 0

export const removeItem = preparedQuery((db, $: Params<{ kind: string; sha: Buffer }>) =>
  db.deleteFrom('provider.artefacts').where('kind', '=', $.kind).where('sha', '=', $.sha),
)

export const removeGrantItems = preparedQuery((db, $: Params<{ kind: string; family: Buffer }>) =>
  db.deleteFrom('provider.artefacts').where('kind', '=', $.kind).where('family', '=', $.family),
)

/** Removes the grant of an item and everything issued under it. */
export const removeGrantOf = sqlQuery(
  'provider.removeGrantOf',
  `with meant as (select family from provider.artefacts where kind = $kind and sha = $sha and family is not null)
   delete from provider.artefacts a using meant where a.family = meant.family or (a.kind = 'Grant' and a.sha = meant.family)`,
)

export const removeExpiredItems = sqlQuery(
  'provider.removeExpiredItems',
  `delete from provider.artefacts
   where expires_at < now() - case kind when 'Interaction' then interval '0' else interval '10 minutes' end`,
)
