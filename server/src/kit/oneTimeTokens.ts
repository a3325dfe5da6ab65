import { createHash } from 'node:crypto'
import { sql as text } from 'kysely'
import type { Locked, Sql, Tx } from './database.ts'

/**
 * What opens something once: a picture code, a code by SMS, a QR code, a login in the making, a message of another site that must not come
 * twice. Whoever takes the row has it; of many at once one does. A secret is found by its digest and is nowhere in the database.
 */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest()

export interface OneTimeToken {
  readonly kind: string
  readonly secret: string
}

/** Lays a ticket down for so many seconds, in the place of one of the same secret. */
export const putToken = (tx: Tx, tenantId: string, { kind, secret }: OneTimeToken, facts: object, seconds: number) =>
  text`
    insert into kit.tickets (tenant_id, kind, sha, facts, expires_at)
    values (${tenantId}, ${kind}, ${digestOf(secret)}, ${JSON.stringify(facts)}, now() + make_interval(secs => ${seconds}))
    on conflict (tenant_id, kind, sha) do update set facts = excluded.facts, expires_at = excluded.expires_at`.execute(
    tx,
  )

/** The same for what must not have been there before: false where it was, also where that one has been forgotten by nobody yet. */
export async function putNewToken(tx: Tx, tenantId: string, { kind, secret }: OneTimeToken, seconds: number) {
  const { rows } = await text`
    insert into kit.tickets (tenant_id, kind, sha, facts, expires_at)
    values (${tenantId}, ${kind}, ${digestOf(secret)}, '{}', now() + make_interval(secs => ${seconds}))
    on conflict do nothing returning kind`.execute(tx)
  return rows.length > 0
}

/** Takes a ticket away with its facts; undefined where there is none, where it is too old, or where somebody else has it. */
export async function takeToken<Payload>(tx: Tx, { kind, secret }: OneTimeToken): Promise<Payload | undefined> {
  const { rows } = await text<{ facts: Payload }>`
    delete from kit.tickets where kind = ${kind} and sha = ${digestOf(secret)} and expires_at > now() returning facts`.execute(
    tx,
  )
  return rows[0]?.facts
}

/** Holds a ticket that changes before it is taken. */
export async function lockToken<Payload>(tx: Tx, { kind, secret }: OneTimeToken): Promise<Locked<Payload> | undefined> {
  const { rows } = await text<{ facts: Locked<Payload> }>`
    select facts from kit.tickets where kind = ${kind} and sha = ${digestOf(secret)} and expires_at > now() for update`.execute(
    tx,
  )
  return rows[0]?.facts
}

export async function findToken<Payload>(sql: Sql, { kind, secret }: OneTimeToken): Promise<Payload | undefined> {
  const { rows } = await text<{ facts: Payload }>`
    select facts from kit.tickets where kind = ${kind} and sha = ${digestOf(secret)} and expires_at > now()`.execute(
    sql,
  )
  return rows[0]?.facts
}

export const setToken = <Payload extends object>(tx: Tx, { kind, secret }: OneTimeToken, facts: Payload) =>
  text`update kit.tickets set facts = ${JSON.stringify(facts)} where kind = ${kind} and sha = ${digestOf(secret)}`.execute(
    tx,
  )

/** Those of some kinds whose list `name` holds one of these. */
export const removeTokensAbout = (tx: Tx, kinds: readonly string[], name: string, values: readonly string[]) =>
  text`delete from kit.tickets where kind = any(${kinds}::text[]) and facts -> ${name}::text ?| ${values}::text[]`.execute(
    tx,
  )

/** Those that nobody has come for. */
export const removeExpiredTokens = (tx: Tx) =>
  text`delete from kit.tickets where expires_at < now() - interval '10 minutes'`.execute(tx)
