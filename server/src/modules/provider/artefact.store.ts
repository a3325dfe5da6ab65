import type { Tx } from '#kit/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/query.ts'
import { now } from '#kit/query.parts.ts'

export const findArtefact = preparedQuery((db, $: Params<{ kind: string; sha: Buffer }>) =>
  db
    .selectFrom('provider.artefacts')
    .select(['sha', 'content', 'used_at'])
    .where('kind', '=', $.kind)
    .where('sha', '=', $.sha),
)
export type ArtefactRow = RowOf<typeof findArtefact>
export const findArtefactByUid = preparedQuery((db, $: Params<{ kind: string; uidSha: Buffer }>) =>
  db
    .selectFrom('provider.artefacts')
    .select(['sha', 'content', 'used_at'])
    .where('kind', '=', $.kind)
    .where('uid_sha', '=', $.uidSha),
)

export const putArtefact = sqlQuery(
  'provider.putArtefact',
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
/** Of many at once one has it. */
export const setUsed = async (tx: Tx, kind: string, sha: Buffer): Promise<boolean> =>
  (await use(tx, { kind, sha })).length > 0

export const removeArtefact = preparedQuery((db, $: Params<{ kind: string; sha: Buffer }>) =>
  db.deleteFrom('provider.artefacts').where('kind', '=', $.kind).where('sha', '=', $.sha),
)

export const removeOfFamily = preparedQuery((db, $: Params<{ kind: string; family: Buffer }>) =>
  db.deleteFrom('provider.artefacts').where('kind', '=', $.kind).where('family', '=', $.family),
)

/** The grant that something hangs on, and whatever else hangs on it. */
export const removeFamilyOf = sqlQuery(
  'provider.removeFamilyOf',
  `with meant as (select family from provider.artefacts where kind = $kind and sha = $sha and family is not null)
   delete from provider.artefacts a using meant where a.family = meant.family or (a.kind = 'Grant' and a.sha = meant.family)`,
)

export const removeOldArtefacts = sqlQuery(
  'provider.removeOldArtefacts',
  `delete from provider.artefacts
   where expires_at < now() - case kind when 'Interaction' then interval '0' else interval '10 minutes' end`,
)
