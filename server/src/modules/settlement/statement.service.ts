import { createHash } from 'node:crypto'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/settlement/statements.ts'
import type { StatementAction } from '#contract/settlement/statement.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { openBalances } from './matching/balance.service.ts'
import { lastDayOf, statementFlow } from './statement.rules.ts'
import * as store from './statement.store.ts'

export interface HeldStatement {
  readonly row: Locked<store.StatementRow>
  readonly disputes: number
}

/** Locks a statement that the actor may see: a supplier's own that was sent, or any of the tenant. */
export async function lockStatement(tx: Tx, actor: Actor, id: string, version: number): Promise<HeldStatement> {
  const sought = (await store.statements.findIfThere(tx, id)) ?? refuse('thing.notFound')
  const isForeign = actor.supplierId !== null && (actor.supplierId !== sought.supplier_id || sought.sent_at === null)
  if (isForeign) refuse('thing.notFound')
  const row = await store.statements.lock(tx, id, version)
  return { row, disputes: await store.countOpenDisputes(tx, id) }
}

export const decide = ({ row, disputes }: HeldStatement, action: StatementAction, actor: Actor) =>
  statementFlow.decide({ ...row, disputes }, action, actor)

type OfStatement = Pick<store.StatementRow, 'no' | 'supplier_id' | 'supplier_name' | 'owner_id' | 'month' | 'gross'>
/** Payload of all events of a statement. */
export const dataOf = (row: OfStatement) => ({
  statementNo: row.no,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  ownerId: row.owner_id,
  month: row.month,
  gross: row.gross,
})

/** Draws up the statement of a supplier and payer: all their lines up to the end of the month that are in none. */
export async function createStatement(
  tx: Tx,
  actor: Actor,
  { supplierId, payerNo, month }: Input<typeof contract.createStatement>,
): Promise<string> {
  const toOn = lastDayOf(month)
  const names = await store.namesOfUnstated(tx, { supplierId, payerNo, toOn })
  if (!names) return refuse('statement.noLines')
  const row = await store.statements.insert(tx, {
    status: 'draft',
    supplier_id: supplierId,
    supplier_name: names.supplier_name,
    payer_no: payerNo,
    payer_title: names.payer_title,
    month,
    from_on: `${month}-01`,
    to_on: toOn,
    owner_id: actor.userId,
    owner_name: actor.userName,
    created_at: actor.now,
  })
  await store.claimLines(tx, { statementId: row.id, supplierId, payerNo, toOn })
  const { lines, gross } = await store.refreshTotals(tx, row.id)
  if (lines === 0) refuse('statement.noLines')
  await publish(tx, actor, newEvent('statement.created', { id: row.id, to: 'draft', data: dataOf({ ...row, gross }) }))
  return row.id
}

export async function sendStatement(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.sendStatement>,
): Promise<string> {
  const held = await lockStatement(tx, actor, id, version)
  const status = decide(held, 'send', actor)
  await store.statements.set(tx, held.row, { status, sent_at: actor.now })
  await publish(
    tx,
    actor,
    newEvent('statement.sent', { id, from: held.row.status, to: status, data: dataOf(held.row) }),
  )
  return id
}

interface DigestedLine {
  readonly id: string
  readonly quantity: number
  readonly net: string
  readonly tax: string
  readonly gross: string
}
/** Digest of the lines that were confirmed: later it shows that they are still the same. */
const digestOf = (lines: readonly DigestedLine[]): string =>
  createHash('sha256')
    .update(lines.map(({ id, quantity, net, tax, gross }) => [id, quantity, net, tax, gross].join(' ')).join('\n'))
    .digest('hex')

/** Confirms a statement: from now on nothing enters or leaves it. */
export async function confirmStatement(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.confirmStatement>,
): Promise<string> {
  const held = await lockStatement(tx, actor, id, version)
  const status = decide(held, 'confirm', actor)
  const digest = digestOf(await store.linesToDigest(tx, { id }))
  await store.statements.set(tx, held.row, {
    status,
    digest,
    confirmed_at: actor.now,
    confirmed_by_name: actor.userName,
  })
  await openBalances(tx, id)
  const data = { ...dataOf(held.row), digest }
  await publish(tx, actor, newEvent('statement.confirmed', { id, from: held.row.status, to: status, data }))
  return id
}

/** Voids a statement; its lines are free for another one. */
export async function voidStatement(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.voidStatement>,
): Promise<string> {
  const held = await lockStatement(tx, actor, id, version)
  const status = decide(held, 'void', actor)
  await store.freeLines(tx, id)
  await store.statements.set(tx, held.row, { status, reason: reason.trim() })
  const data = { ...dataOf(held.row), wasSent: held.row.sent_at !== null }
  const said = reason.trim()
  await publish(tx, actor, newEvent('statement.voided', { id, from: held.row.status, to: status, reason: said, data }))
  return id
}
