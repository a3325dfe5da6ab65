import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { now } from '#kit/database/query.parts.ts'

const passkeys = preparedQuery((db, $: Params<{ personId: string }>) =>
  db
    .selectFrom('login.passkeys')
    .select(['id', 'credential', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('person_id', '=', $.personId)
    .orderBy('id')
    .limit(50),
)
export const passkeysOf = (db: Db, personId: string) => passkeys(db, { personId })

const lockedPasskey = preparedQuery((db, $: Params<{ credential: string }>) =>
  db
    .selectFrom('login.passkeys')
    .select(['id', 'person_id', 'credential', 'public_key', 'counter', 'transports'])
    .where('credential', '=', $.credential)
    .forUpdate(),
)
export const lockPasskey = (tx: Tx, credential: string) => lockedPasskey.first(tx, { credential })

export interface NewPasskey {
  readonly personId: string
  readonly credential: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
}

const insertKey = preparedQuery((db, $: Params<Omit<NewPasskey, 'transports'> & { transports: string[] }>) =>
  db.insertInto('login.passkeys').values({
    person_id: $.personId,
    credential: $.credential,
    public_key: $.publicKey,
    counter: $.counter,
    transports: $.transports,
    name: $.name,
  }),
)
export const insertPasskey = (tx: Tx, { transports, ...passkey }: NewPasskey) =>
  insertKey(tx, { ...passkey, transports: [...transports] })

const usePasskey = preparedQuery((db, $: Params<{ id: string; counter: number }>) =>
  db.updateTable('login.passkeys').set({ counter: $.counter, last_used_at: now() }).where('id', '=', $.id),
)
export const setPasskeyUsed = (tx: Tx, id: string, counter: number) => usePasskey(tx, { id, counter })

const removeKey = preparedQuery((db, $: Params<{ personId: string; id: string }>) =>
  db.deleteFrom('login.passkeys').where('person_id', '=', $.personId).where('id', '=', $.id).returning('id'),
)
export const removePasskey = (tx: Tx, personId: string, id: string) => removeKey.first(tx, { personId, id })
