import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf } from '#kit/database/query.ts'
import { json, type NewRow } from '#kit/database/query.parts.ts'

const columns = ['id', 'host', 'credential', 'transports', 'name', 'wrap', 'created_at'] as const

const ofKey = preparedQuery((db, $: Params<{ keyId: string }>) =>
  db.selectFrom('sourcing.opener_passkeys').select(columns).where('key_id', '=', $.keyId).orderBy('id').limit(100),
)
export type PasskeyRow = RowOf<typeof ofKey>
/** Passkeys that unlock an opener's key. */
export const findPasskeys = (db: Db, keyId: string) => ofKey(db, { keyId })

type NewPasskey = NewRow<'sourcing.opener_passkeys', 'key_id' | 'host' | 'credential' | 'transports' | 'name' | 'wrap'>
const insert = preparedQuery((db, { wrap, ...$ }: Params<NewPasskey>) =>
  db
    .insertInto('sourcing.opener_passkeys')
    .values({ ...$, wrap: json(wrap) })
    .returning(columns),
)
export const insertPasskey = (tx: Tx, passkey: NewPasskey): Promise<PasskeyRow> => insert.one(tx, passkey)

const remove = preparedQuery((db, $: Params<{ keyId: string; id: string }>) =>
  db.deleteFrom('sourcing.opener_passkeys').where('key_id', '=', $.keyId).where('id', '=', $.id).returning('name'),
)
export const removePasskey = (tx: Tx, keyId: string, id: string) => remove.first(tx, { keyId, id })

const removeAll = preparedQuery((db, $: Params<{ keyId: string }>) =>
  db.deleteFrom('sourcing.opener_passkeys').where('key_id', '=', $.keyId),
)
export const removePasskeys = async (tx: Tx, keyId: string): Promise<void> => void (await removeAll(tx, { keyId }))
