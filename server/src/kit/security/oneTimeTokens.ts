import { createHash } from 'node:crypto'
import type { Locked, Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

/**
 * One-time tokens: captchas, SMS codes, QR codes, pending logins, replay protection for signed messages. Deleting the
 * row redeems the token, so of many concurrent calls one succeeds. Only the digest of the secret is stored.
 */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest()

export interface OneTimeToken {
  readonly kind: string
  readonly secret: string
}

const put = sqlQuery(
  'kit.putToken',
  `insert into kit.tickets (kind, sha, facts, expires_at)
   values ($kind, $sha, $facts::jsonb, now() + make_interval(secs => $seconds))
   on conflict (tenant_id, kind, sha) do update set facts = excluded.facts, expires_at = excluded.expires_at`,
)
/** Stores a token for so many seconds; replaces one with the same secret. */
export const putToken = (tx: Tx, { kind, secret }: OneTimeToken, facts: object, seconds: number) =>
  put(tx, { kind, sha: digestOf(secret), facts, seconds })

const putNew = sqlQuery(
  'kit.putNewToken',
  `insert into kit.tickets (kind, sha, facts, expires_at)
   values ($kind, $sha, '{}', now() + make_interval(secs => $seconds))
   on conflict do nothing returning kind`,
)
/** Replay protection: stores a token that must be new; false where it exists, even if it has expired. */
export const putNewToken = async (tx: Tx, { kind, secret }: OneTimeToken, seconds: number): Promise<boolean> =>
  (await putNew(tx, { kind, sha: digestOf(secret), seconds })).length > 0

const take = sqlQuery(
  'kit.takeTokens',
  `delete from kit.tickets t using unnest($kinds::text[], $shas::bytea[]) with ordinality as given (kind, sha, place)
   where t.kind = given.kind and t.sha = given.sha and t.expires_at > now()
   returning given.place::int as "place!", t.facts`,
)
type Payloads<T extends readonly unknown[]> = { readonly [K in keyof T]: T[K] | undefined }
/**
 * Redeems several tokens in one statement and returns their payloads in the same order; undefined where a token is not
 * given, does not exist, has expired, or was redeemed by another call.
 */
export async function takeTokens<T extends readonly unknown[]>(
  tx: Tx,
  ...tokens: { readonly [K in keyof T]: OneTimeToken | undefined }
): Promise<Payloads<T>> {
  const given = tokens.flatMap((token, index) => (token ? [{ ...token, index }] : []))
  const rows = await take(tx, {
    kinds: given.map(({ kind }) => kind),
    shas: given.map(({ secret }) => digestOf(secret)),
  })
  const payloads: unknown[] = tokens.map(() => undefined)
  for (const { place, facts } of rows) payloads[given[place - 1]!.index] = facts
  return payloads as unknown as Payloads<T>
}

/** Redeems a token; undefined where it does not exist, has expired, or was redeemed by another call. */
export const takeToken = async <Payload>(tx: Tx, token: OneTimeToken): Promise<Payload | undefined> =>
  (await takeTokens<[Payload]>(tx, token))[0]

const lock = sqlQuery(
  'kit.lockToken',
  'select facts from kit.tickets where kind = $kind and sha = $sha and expires_at > now() for update',
)
/** Locks a token that changes before it is redeemed. */
export async function lockToken<Payload>(tx: Tx, { kind, secret }: OneTimeToken): Promise<Locked<Payload> | undefined> {
  const [row] = await lock(tx, { kind, sha: digestOf(secret) })
  return row?.facts as Locked<Payload> | undefined
}

const find = sqlQuery(
  'kit.findToken',
  'select facts from kit.tickets where kind = $kind and sha = $sha and expires_at > now()',
)
export async function findToken<Payload>(db: Db, { kind, secret }: OneTimeToken): Promise<Payload | undefined> {
  const [row] = await find(db, { kind, sha: digestOf(secret) })
  return row?.facts as Payload | undefined
}

const set = sqlQuery('kit.setToken', 'update kit.tickets set facts = $facts::jsonb where kind = $kind and sha = $sha')
export const setToken = <Payload extends object>(tx: Tx, { kind, secret }: OneTimeToken, facts: Payload) =>
  set(tx, { kind, sha: digestOf(secret), facts })

const removeAbout = sqlQuery(
  'kit.removeTokensAbout',
  'delete from kit.tickets where kind = any ($kinds::text[]) and facts -> $name::text ?| $values::text[]',
)
/** Removes tokens of these kinds whose list `name` contains one of these values. */
export const removeTokensAbout = (tx: Tx, kinds: readonly string[], name: string, values: readonly string[]) =>
  removeAbout(tx, { kinds, name, values })

/** Removes expired tokens. */
export const removeExpiredTokens = sqlQuery(
  'kit.removeExpiredTokens',
  `delete from kit.tickets where expires_at < now() - interval '10 minutes'`,
)
