import { sql as text } from 'kysely'
import type { SigningAlgorithm } from '#contract/provider/provider.ts'
import { hot, type Locked, type Tx } from '#kit/database.ts'

export interface KeyRow {
  kid: string
  alg: SigningAlgorithm
  /** The private key as JWK, sealed. */
  key: Buffer
  made_at: Date
  replaced_at: Date | null
}

const keys = `select kid, alg, key, made_at, replaced_at from provider.keys`
/** Those that sign come first, the newest before the others. */
export const findKeys = hot<KeyRow, []>(`${keys} order by replaced_at is not null, made_at desc, kid`)

export const lockKeys = async (tx: Tx): Promise<Locked<KeyRow>[]> =>
  (await hot<KeyRow, []>(`${keys} where replaced_at is null order by kid for update`)(tx)) as Locked<KeyRow>[]

export const setReplaced = (tx: Tx, at: Date, before: readonly Locked<KeyRow>[]) =>
  text`update provider.keys set replaced_at = ${at} where kid = any(${before.map(({ kid }) => kid)}::text[])`.execute(
    tx,
  )

type NewKey = Pick<KeyRow, 'kid' | 'alg' | 'key'>

/** Where somebody else was faster, theirs stay. */
export const insertKeys = async (tx: Tx, tenantId: string, at: Date, fresh: readonly NewKey[]) => {
  if (fresh.length > 0)
    await tx
      .insertInto('provider.keys')
      .values(fresh.map((each) => ({ tenant_id: tenantId, made_at: at, ...each })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export const removeGoneKeys = (tx: Tx, replacedBefore: Date) =>
  text`delete from provider.keys where replaced_at < ${replacedBefore}`.execute(tx)
