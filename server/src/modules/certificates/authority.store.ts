import type { Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'

export const findAuthorities = preparedQuery((db) =>
  db
    .selectFrom('certificates.authorities')
    .select(['id', 'fingerprint', 'certificate', 'needs_list', 'list_sha'])
    .orderBy('id')
    .limit(200),
)
export type AuthorityRow = RowOf<typeof findAuthorities>

export const findList = preparedQuery((db, $: Params<{ authorityId: string }>) =>
  db.selectFrom('certificates.authorities').select('list').where('id', '=', $.authorityId),
)

export interface NewAuthority {
  readonly fingerprint: string
  readonly subject: string
  readonly certificate: Uint8Array
  readonly needsList: boolean
}

const put = preparedQuery((db, $: Params<Omit<NewAuthority, 'certificate'> & { certificate: Buffer }>) =>
  db
    .insertInto('certificates.authorities')
    .values({
      fingerprint: $.fingerprint,
      subject: $.subject,
      certificate: $.certificate,
      needs_list: $.needsList,
    })
    .onConflict((on) =>
      on.columns(['tenant_id', 'fingerprint']).doUpdateSet((e) => ({ needs_list: e.ref('excluded.needs_list') })),
    )
    .returning('id'),
)
/** Trusts an authority; one that is already trusted keeps its revocation list. */
export async function putAuthority(
  tx: Tx,
  { fingerprint, subject, certificate, needsList }: NewAuthority,
): Promise<string> {
  const { id } = await put.one(tx, { fingerprint, subject, certificate: Buffer.from(certificate), needsList })
  return id
}

export interface NewList {
  readonly list: Uint8Array
  readonly sha: string
  readonly from: Date
  readonly until: Date
}

const replaceList = preparedQuery((db, $: Params<{ id: string; list: Buffer; sha: string; from: Date; until: Date }>) =>
  db
    .updateTable('certificates.authorities')
    .set({ list: $.list, list_sha: $.sha, list_from: $.from, list_until: $.until })
    .where('id', '=', $.id)
    .where((e) => e.or([e('list_from', 'is', null), e('list_from', '<=', $.from)]))
    .returning('id'),
)
/** Replaces an older revocation list; false if the stored one is newer. */
export async function setList(tx: Tx, authorityId: string, { list, sha, from, until }: NewList): Promise<boolean> {
  const rows = await replaceList(tx, { id: authorityId, list: Buffer.from(list), sha, from, until })
  return rows.length > 0
}
