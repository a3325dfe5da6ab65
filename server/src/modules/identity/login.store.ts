import { sql as text } from 'kysely'
import type { Sql, Tx } from '#kit/database.ts'

const keyMinutes = 10
const captchaMinutes = 5

export const insertKey = (tx: Tx, tenantId: string, key: string, privateKey: string) =>
  tx.insertInto('identity.login_keys').values({ tenant_id: tenantId, key, private_key: privateKey }).execute()

/** Locks the key of a login form while it is neither old nor consumed. */
export const lockKey = (tx: Tx, key: string) =>
  tx
    .selectFrom('identity.login_keys')
    .select(['key', 'private_key', 'cipher_sha', 'user_ids'])
    .where('key', '=', key)
    .where('consumed_at', 'is', null)
    .where('created_at', '>', text<Date>`now() - make_interval(mins => ${keyMinutes})`)
    .forUpdate()
    .executeTakeFirst()

export const setKeyPassed = (tx: Tx, key: string, cipherSha: Buffer, userIds: readonly string[]) =>
  tx
    .updateTable('identity.login_keys')
    .set({ cipher_sha: cipherSha, user_ids: [...userIds] })
    .where('key', '=', key)
    .execute()

export const setKeyConsumed = (tx: Tx, key: string) =>
  tx
    .updateTable('identity.login_keys')
    .set({ consumed_at: text`now()` })
    .where('key', '=', key)
    .execute()

export const putCaptcha = (tx: Tx, tenantId: string, key: string, answer: string) =>
  tx
    .insertInto('identity.captchas')
    .values({ tenant_id: tenantId, key, answer })
    .onConflict((on) => on.columns(['tenant_id', 'key']).doUpdateSet({ answer, created_at: text`now()` }))
    .execute()

/** Takes a picture code's answer away; it can be tried once. */
export const takeCaptcha = (tx: Tx, key: string) =>
  tx
    .deleteFrom('identity.captchas')
    .where('key', '=', key)
    .where('created_at', '>', text<Date>`now() - make_interval(mins => ${captchaMinutes})`)
    .returning('answer')
    .executeTakeFirst()

export const countFailures = async (sql: Sql, subject: string, minutes: number) => {
  const { count } = await sql
    .selectFrom('identity.login_failures')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('subject', '=', subject)
    .where('at', '>', text<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertFailures = (tx: Tx, tenantId: string, subjects: readonly string[]) =>
  tx
    .insertInto('identity.login_failures')
    .values(subjects.map((subject) => ({ tenant_id: tenantId, subject })))
    .execute()

/** What is too old to matter to any login. */
export async function removeStaleLogins(tx: Tx) {
  await text`delete from identity.login_failures where at < now() - interval '1 day'`.execute(tx)
  await text`delete from identity.captchas where created_at < now() - interval '1 hour'`.execute(tx)
  await text`delete from identity.login_keys where created_at < now() - interval '1 hour'`.execute(tx)
}
