import { createHash } from 'node:crypto'
import { sql as text } from 'kysely'
import type { Locked, Db, Tx } from '#kit/database/database.ts'

/**
 * One-time tokens: captchas, SMS codes, QR codes, pending logins, replay protection for signed messages. Deleting the
 * row redeems the token, so of many concurrent calls one succeeds. Only the digest of the secret is stored.
 */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest()

export interface OneTimeToken {
  readonly kind: string
  readonly secret: string
}

/** Stores a token for so many seconds; replaces one with the same secret. */
export const putToken = (tx: Tx, tenantId: string, { kind, secret }: OneTimeToken, facts: object, seconds: number) =>
  text`
    insert into kit.tickets (tenant_id, kind, sha, facts, expires_at)
    values (${tenantId}, ${kind}, ${digestOf(secret)}, ${JSON.stringify(facts)}, now() + make_interval(secs => ${seconds}))
    on conflict (tenant_id, kind, sha) do update set facts = excluded.facts, expires_at = excluded.expires_at`.execute(
    tx,
  )

/** Replay protection: stores a token that must be new; false where it exists, even if it has expired. */
export async function putNewToken(tx: Tx, tenantId: string, { kind, secret }: OneTimeToken, seconds: number) {
  const { rows } = await text`
    insert into kit.tickets (tenant_id, kind, sha, facts, expires_at)
    values (${tenantId}, ${kind}, ${digestOf(secret)}, '{}', now() + make_interval(secs => ${seconds}))
    on conflict do nothing returning kind`.execute(tx)
  return rows.length > 0
}

/** Redeems a token; undefined where it does not exist, has expired, or was redeemed by another call. */
export async function takeToken<Payload>(tx: Tx, { kind, secret }: OneTimeToken): Promise<Payload | undefined> {
  const { rows } = await text<{ facts: Payload }>`
    delete from kit.tickets where kind = ${kind} and sha = ${digestOf(secret)} and expires_at > now() returning facts`.execute(
    tx,
  )
  return rows[0]?.facts
}

/** Locks a token that changes before it is redeemed. */
export async function lockToken<Payload>(tx: Tx, { kind, secret }: OneTimeToken): Promise<Locked<Payload> | undefined> {
  const { rows } = await text<{ facts: Locked<Payload> }>`
    select facts from kit.tickets where kind = ${kind} and sha = ${digestOf(secret)} and expires_at > now() for update`.execute(
    tx,
  )
  return rows[0]?.facts
}

export async function findToken<Payload>(sql: Db, { kind, secret }: OneTimeToken): Promise<Payload | undefined> {
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

/** Removes tokens of these kinds whose list `name` contains one of these values. */
export const removeTokensAbout = (tx: Tx, kinds: readonly string[], name: string, values: readonly string[]) =>
  text`delete from kit.tickets where kind = any(${kinds}::text[]) and facts -> ${name}::text ?| ${values}::text[]`.execute(
    tx,
  )

/** Removes expired tokens. */
export const removeExpiredTokens = (tx: Tx) =>
  text`delete from kit.tickets where expires_at < now() - interval '10 minutes'`.execute(tx)
