import { createHash } from 'node:crypto'
import { sql as text } from 'kysely'
import type { Locked, Sql, Tx } from './database.ts'

/**
 * What opens something once: a picture code, a code by SMS, a QR code, a login in the making, a message of another site that must not come
 * twice. Whoever takes the row has it; of many at once one does. A secret is found by its digest and is nowhere in the database.
 */
const shaOf = (secret: string) => createHash('sha256').update(secret).digest()

export interface Ticket {
  readonly kind: string
  readonly secret: string
}

/** Lays a ticket down for so many seconds, in the place of one of the same secret. */
export const putTicket = (tx: Tx, tenantId: string, { kind, secret }: Ticket, facts: object, seconds: number) =>
  text`
    insert into kit.tickets (tenant_id, kind, sha, facts, expires_at)
    values (${tenantId}, ${kind}, ${shaOf(secret)}, ${JSON.stringify(facts)}, now() + make_interval(secs => ${seconds}))
    on conflict (tenant_id, kind, sha) do update set facts = excluded.facts, expires_at = excluded.expires_at`.execute(
    tx,
  )

/** The same for what must not have been there before: false where it was, also where that one has been forgotten by nobody yet. */
export async function putNewTicket(tx: Tx, tenantId: string, { kind, secret }: Ticket, seconds: number) {
  const { rows } = await text`
    insert into kit.tickets (tenant_id, kind, sha, facts, expires_at)
    values (${tenantId}, ${kind}, ${shaOf(secret)}, '{}', now() + make_interval(secs => ${seconds}))
    on conflict do nothing returning kind`.execute(tx)
  return rows.length > 0
}

/** Takes a ticket away with its facts; undefined where there is none, where it is too old, or where somebody else has it. */
export async function takeTicket<Facts>(tx: Tx, { kind, secret }: Ticket): Promise<Facts | undefined> {
  const { rows } = await text<{ facts: Facts }>`
    delete from kit.tickets where kind = ${kind} and sha = ${shaOf(secret)} and expires_at > now() returning facts`.execute(
    tx,
  )
  return rows[0]?.facts
}

/** Holds a ticket that changes before it is taken. */
export async function lockTicket<Facts>(tx: Tx, { kind, secret }: Ticket): Promise<Locked<Facts> | undefined> {
  const { rows } = await text<{ facts: Locked<Facts> }>`
    select facts from kit.tickets where kind = ${kind} and sha = ${shaOf(secret)} and expires_at > now() for update`.execute(
    tx,
  )
  return rows[0]?.facts
}

export async function findTicket<Facts>(sql: Sql, { kind, secret }: Ticket): Promise<Facts | undefined> {
  const { rows } = await text<{ facts: Facts }>`
    select facts from kit.tickets where kind = ${kind} and sha = ${shaOf(secret)} and expires_at > now()`.execute(sql)
  return rows[0]?.facts
}

export const setTicket = <Facts extends object>(tx: Tx, { kind, secret }: Ticket, facts: Facts) =>
  text`update kit.tickets set facts = ${JSON.stringify(facts)} where kind = ${kind} and sha = ${shaOf(secret)}`.execute(
    tx,
  )

/** Those of some kinds whose list `name` holds one of these. */
export const removeTicketsAbout = (tx: Tx, kinds: readonly string[], name: string, values: readonly string[]) =>
  text`delete from kit.tickets where kind = any(${kinds}::text[]) and facts -> ${name}::text ?| ${values}::text[]`.execute(
    tx,
  )

/** Those that nobody has come for. */
export const removeOldTickets = (tx: Tx) =>
  text`delete from kit.tickets where expires_at < now() - interval '10 minutes'`.execute(tx)
