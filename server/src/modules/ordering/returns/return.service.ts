import type { ReturnAction, ReturnStatement } from '#contract/ordering/returns/return.ts'
import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { Patch } from '#kit/database/table.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { attachFiles, attachmentsOf, ownFiles, presentFile } from '#modules/files/index.ts'
import { lockOrder, type OrderRow } from '../orders/order.store.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { dueOf, type ReturnFacts, returnFlow, returnPartyOf } from './return.rules.ts'
import {
  changeReturned,
  type ReturnDetailRow,
  type ReturnRow,
  readReturn,
  returns,
  takesPartIn,
} from './return.store.ts'

const maxStatements = 50

type Verb<Name> = Name extends `return.${infer Of}` ? Of : never
const eventOf = {
  withdraw: 'withdrawn',
  agree: 'agreed',
  agreeDue: 'agreed',
  refuse: 'refused',
  offer: 'offered',
  acceptOffer: 'offerAccepted',
  declineOffer: 'offerDeclined',
  appeal: 'appealed',
  close: 'closed',
  closeDue: 'closed',
  send: 'sent',
  take: 'taken',
  takeDue: 'taken',
  dispute: 'disputed',
  decide: 'decided',
  ship: 'shipped',
  receive: 'received',
  receiveDue: 'received',
  claimRefund: 'refundClaimed',
  approve: 'approved',
  reject: 'approvalRejected',
  expireApproval: 'approvalExpired',
} as const satisfies Record<ReturnAction, Verb<EventName>>

/** Return, locked together with its order: the order first, so that returns and moves of an order cannot deadlock. */
export interface HeldReturn {
  readonly order: Locked<OrderRow>
  readonly row: Locked<ReturnRow>
  readonly detail: ReturnDetailRow
  readonly facts: ReturnFacts
}

/** Whether the actor sees a return: as one of its parties, or in its approval. */
export const maySeeReturn = async (db: Db, actor: Actor, row: ReturnDetailRow): Promise<boolean> =>
  returnPartyOf(row, actor) !== null ||
  (row.approval_id !== null && actor.supplierId === null && takesPartIn(db, actor.userId, row.approval_id))

/** Finds a return that the actor may see; refuses with `thing.notFound`. */
export async function findReturn(db: Db, actor: Actor, id: string): Promise<ReturnDetailRow> {
  const row = await readReturn(db, id)
  return row && (await maySeeReturn(db, actor, row)) ? row : refuse('thing.notFound')
}

export const factsOf = (row: ReturnDetailRow, actor: Actor): ReturnFacts => ({
  status: row.status,
  kind: row.kind,
  party: returnPartyOf(row, actor),
  isTaken: row.is_taken,
  isRejected: row.receipt_id !== null,
  isLate: row.due_at !== null && row.due_at <= actor.now,
})

export async function lockReturn(tx: Tx, actor: Actor, id: string, version?: number): Promise<HeldReturn> {
  const sought = (await returns.findIfThere(tx, id)) ?? refuse('thing.notFound')
  const order = (await lockOrder(tx, actor.userId, sought.order_id)) ?? refuse('thing.notFound')
  const row = await returns.lock(tx, id)
  const detail = (await readReturn(tx, id))!
  const facts = factsOf(detail, actor)
  if (facts.party === null && actor.entrance !== 'system') refuse('thing.notFound')
  if (version !== undefined && version !== row.version) refuse('thing.stale')
  return { order, row, detail, facts }
}

/** Publishes an event of a return. */
export const happened = (
  tx: Tx,
  actor: Actor,
  { order, row }: HeldReturn,
  verb: Verb<EventName>,
  to: ReturnRow['status'],
  { reason, ...facts }: { reason?: string; amount?: string; carrier?: string; trackingNo?: string } = {},
) =>
  publish(
    tx,
    actor,
    newEvent(`return.${verb}`, {
      id: row.id,
      from: row.status,
      to,
      reason: reason || undefined,
      data: {
        returnNo: row.no,
        orderId: order.id,
        orderNo: order.no,
        buyerId: order.buyer_id,
        supplierId: order.supplier_id,
        kind: row.kind,
        ...facts,
      },
    }),
  )

interface Moved {
  readonly patch?: Patch<'ordering.returns'>
  readonly facts?: Partial<ReturnFacts>
  readonly said?: { reason?: string; amount?: string; carrier?: string; trackingNo?: string }
}

/** Writes the new state with its deadline, frees the pieces of a return that ends without effect, and publishes. */
export async function finish(
  tx: Tx,
  actor: Actor,
  held: HeldReturn,
  action: ReturnAction,
  { patch = {}, facts = {}, said = {} }: Moved = {},
): Promise<ReturnRow> {
  const status = returnFlow.decide({ ...held.facts, ...facts }, action, actor)
  const isEnded = status === '80' || status === '90' || status === '95'
  const settings = await orderSettingsOf(tx)
  if (status === '90' || status === '95') await freePieces(tx, held)
  const row = await returns.set(tx, held.row, {
    status,
    due_at: dueOf(status, settings, actor.now),
    ...(isEnded ? { finished_at: actor.now } : {}),
    ...patch,
  })
  await happened(tx, actor, held, eventOf[action], status, said)
  if (status === '80') await happened(tx, actor, held, 'completed', status, { amount: row.refunded })
  return row
}

/** Ends the occupation of pieces by a return. */
export const freePieces = (tx: Tx, { order, detail }: HeldReturn) =>
  changeReturned(
    tx,
    order.id,
    detail.lines.map((line) => ({
      lineId: line.order_line_id,
      inReturn: -line.quantity,
      returned: 0,
      allowance: '0',
    })),
  )

/** Statement of a party with its files, which are attached to the return. */
export async function statementOf(
  tx: Tx,
  actor: Actor,
  returnId: string,
  { text, attachments = [] }: { readonly text: string; readonly attachments?: readonly string[] | undefined },
): Promise<ReturnStatement> {
  const files = await ownFiles(tx, actor, attachments, 'media')
  await attachFiles(tx, actor, 'return', attachmentsOf(files, returnId))
  const by = actor.supplierId !== null ? 'supplier' : actor.entrance === 'operator' ? 'operator' : 'buyer'
  return {
    by,
    name: actor.userName,
    text: text.trim(),
    attachments: files.map(presentFile),
    at: actor.now.toISOString(),
  }
}

/** Patch that appends a statement; empty without text and files. */
export async function withStatement(
  tx: Tx,
  actor: Actor,
  row: ReturnRow,
  said: { readonly text?: string | undefined; readonly attachments?: readonly string[] | undefined },
): Promise<Patch<'ordering.returns'>> {
  const { text = '', attachments = [] } = said
  if (text.trim() === '' && attachments.length === 0) return {}
  if (row.statements.length >= maxStatements) refuse('return.full', { max: maxStatements })
  return { statements: [...row.statements, await statementOf(tx, actor, row.id, { text, attachments })] }
}
