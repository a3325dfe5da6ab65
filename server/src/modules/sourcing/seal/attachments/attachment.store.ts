import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'

interface NewAttachment {
  readonly project_id: string
  readonly supplier_id: string
  readonly commitment: Buffer
  readonly place: number
  readonly header: string
  readonly keys: string[]
  readonly iv: Buffer
  readonly ct: Buffer
}
const insert = preparedQuery((db, { keys, ...$ }: Params<NewAttachment>) =>
  db
    .insertInto('sourcing.sealed_attachments')
    .values({ ...$, keys: json(keys) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('place'),
)
/** Inserts a file; false if it exists, since files of received quotes are immutable. */
export const insertAttachment = async (tx: Tx, attachment: NewAttachment): Promise<boolean> =>
  (await insert(tx, attachment)).length > 0

interface Loose {
  readonly projectId: string
  readonly supplierId: string
  readonly commitment: Buffer
}
const removeOther = preparedQuery((db, $: Params<Loose & { place: number }>) =>
  db
    .deleteFrom('sourcing.sealed_attachments')
    .where('project_id', '=', $.projectId)
    .where('supplier_id', '=', $.supplierId)
    .where('envelope_hash', 'is', null)
    .where((e) => e.or([e('commitment', '<>', $.commitment), e('place', '=', $.place)])),
)
/**
 * Deletes orphaned files of the supplier's other drafts and of the same place, since a supplier prepares one quote at a
 * time.
 */
export const removeOtherLoose = async (tx: Tx, loose: Loose & { place: number }): Promise<void> =>
  void (await removeOther(tx, loose))

const bind = sqlQuery(
  'sourcing.bindAttachments',
  `update sourcing.sealed_attachments set envelope_hash = $hash
   where project_id = $projectId and supplier_id = $supplierId and commitment = $commitment
     and place < $count and envelope_hash is null returning place`,
)
/** Attaches uploaded files to their quote in the same transaction; returns their number. */
export const bindAttachments = async (tx: Tx, bound: Loose & { hash: Buffer; count: number }): Promise<number> =>
  (await bind(tx, bound)).length

const removeAllLoose = preparedQuery((db, $: Params<{ projectId: string; supplierId: string }>) =>
  db
    .deleteFrom('sourcing.sealed_attachments')
    .where('project_id', '=', $.projectId)
    .where('supplier_id', '=', $.supplierId)
    .where('envelope_hash', 'is', null),
)
export const removeLooseOf = async (tx: Tx, projectId: string, supplierId: string): Promise<void> =>
  void (await removeAllLoose(tx, { projectId, supplierId }))

const removeOld = sqlQuery(
  'sourcing.removeLooseAttachments',
  `delete from sourcing.sealed_attachments a where a.envelope_hash is null and (a.uploaded_at < $before
     or not exists (select from sourcing.seal_rounds r where r.project_id = a.project_id and r.status = 'open'))
   returning a.place`,
)
/** Deletes orphaned files; returns their number. */
export const removeOrphans = async (tx: Tx, before: Date): Promise<number> => (await removeOld(tx, { before })).length

const ofQuote = preparedQuery((db, $: Params<{ projectId: string; hash: Buffer; place: number }>) =>
  db
    .selectFrom('sourcing.sealed_attachments')
    .select(['header', 'keys', 'iv', 'ct'])
    .where('project_id', '=', $.projectId)
    .where('envelope_hash', '=', $.hash)
    .where('place', '=', $.place),
)
export type AttachmentRow = RowOf<typeof ofQuote>
/** Encrypted file of a received quote. */
export const findAttachment = (db: Db, projectId: string, hash: Buffer, place: number) =>
  ofQuote.first(db, { projectId, hash, place })

const quoteOwner = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('sourcing.quotes').select(['project_id', 'supplier_id']).where('id', '=', $.id),
)
/** Project and supplier of an opened quote. */
export const findQuoteOwner = (db: Db, id: string) => quoteOwner.first(db, { id })
