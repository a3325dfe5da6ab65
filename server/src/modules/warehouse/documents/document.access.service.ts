import { compare } from '#contract/kit/money.ts'
import type { DocumentKind, DocumentStatus, StockDocumentDetail } from '#contract/warehouse/document.ts'
import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { keeps, oversees } from '../scope.rules.ts'
import { type WarehouseRow, warehouses } from '../warehouses/warehouse.store.ts'
import { presentDetail } from './document.present.ts'
import type { DocumentFacts } from './document.rules.ts'
import { lettersOf } from './document.rules.ts'
import {
  documentList,
  type DocumentRow,
  documents,
  isApprover,
  linesOf,
  type ListedDocument,
  nextNo,
  rest,
} from './document.store.ts'

/** Whether a document is a request of the actor's department. */
const isOwn = ({ dept_id: deptId, kind }: Pick<DocumentRow, 'dept_id' | 'kind'>, actor: Actor): boolean =>
  (kind === 'issue' || kind === 'backIn') &&
  actor.entrance === 'purchaser' &&
  deptId === actor.deptId &&
  actor.permissions.has('stock.request')

/** Whether the actor reads a document: who works with its warehouse, its department, and its approvers. */
async function mayRead(db: Db, actor: Actor, row: ListedDocument): Promise<boolean> {
  if (actor.supplierId !== null) return false
  if (isOwn(row, actor)) return true
  const isStaff = actor.entrance === 'operator' && actor.permissions.has('warehouse.read')
  if (isStaff && (oversees(actor) || keeps(actor, row.keepers) || keeps(actor, row.to_keepers ?? []))) return true
  return actor.permissions.has('approval.decide') && isApprover(db, row.id, actor.userId)
}

/** Document with its lines that the actor reads; refuses with `thing.notFound`. */
export async function findDocument(db: Db, actor: Actor, id: string): Promise<StockDocumentDetail> {
  const row = await documentList.one(db, { keeperId: null }, id)
  if (!(await mayRead(db, actor, row))) refuse('thing.notFound')
  return presentDetail(row, await linesOf(db, id), actor)
}

export async function mayReadDocument(db: Db, actor: Actor, id: string): Promise<boolean> {
  const row = (await documentList.rows(db, { keeperId: null }, [id]))[0]
  return row !== undefined && mayRead(db, actor, row)
}

export interface HeldDocument {
  readonly row: Locked<DocumentRow>
  readonly warehouse: WarehouseRow
  readonly facts: DocumentFacts
}

/** Locks a document of one of these kinds; its warehouses are shared. Others do not exist for the actor. */
export async function lockDocument(
  tx: Tx,
  actor: Actor,
  { id, version }: { readonly id: string; readonly version?: number },
  kinds: readonly DocumentKind[],
): Promise<HeldDocument> {
  const row = await documents.lock(tx, id, version)
  if (!kinds.includes(row.kind)) refuse('thing.notFound')
  const both = await warehouses.share(tx, [row.warehouse_id, ...(row.to_warehouse_id ? [row.to_warehouse_id] : [])])
  const warehouse = both.find((one) => one.id === row.warehouse_id)!
  const other = both.find((one) => one.id === row.to_warehouse_id)
  const facts = {
    status: row.status,
    keeps: keeps(actor, warehouse.keepers),
    keepsTo: keeps(actor, other?.keepers ?? []),
    isOwn: isOwn(row, actor),
    isCreator: row.requester_person === actor.personId,
    hasCounted: false,
    isBegun: false,
  }
  // For others a document of a warehouse or department does not exist.
  const isSystem = actor.entrance === 'system'
  if (!isSystem && !facts.isOwn && !facts.keeps && !facts.keepsTo && !oversees(actor))
    if (!(await isApprover(tx, id, actor.userId))) refuse('thing.notFound')
  return { row, warehouse, facts }
}

/** Whether something of a document is done, and whether nothing is left. */
export async function progressOf(tx: Tx, documentId: string): Promise<{ isBegun: boolean; isWhole: boolean }> {
  const { left, done } = await rest.one(tx, { documentId })
  return { isBegun: compare(done, '0') > 0, isWhole: compare(left, '0') <= 0 }
}

type Verb<Name> = Name extends `stockDocument.${infer Of}` ? Of : never
export type DocumentVerb = Exclude<Verb<EventName>, 'created'>

/** Payload of all events of a document. */
export const dataOf = (row: DocumentRow, warehouse: Pick<WarehouseRow, 'id' | 'name' | 'keepers'>) => ({
  documentNo: row.no,
  kind: row.kind,
  warehouseId: warehouse.id,
  warehouseName: warehouse.name,
  requesterId: row.requester_id,
  deptName: row.dept_name,
  title: row.title,
  keeperIds: [...warehouse.keepers],
})

type NewDocument = Omit<
  Parameters<typeof documents.insert>[1],
  'no' | 'requester_id' | 'requester_person' | 'requester_name' | 'created_at'
>

/** Creates a document with a number of its kind. */
export async function createDocument(tx: Tx, actor: Actor, values: NewDocument): Promise<DocumentRow> {
  return documents.insert(tx, {
    ...values,
    no: await nextNo(tx, lettersOf[values.kind]),
    requester_id: actor.userId,
    requester_person: actor.personId,
    requester_name: actor.userName,
    created_at: actor.now,
  })
}

export const createdEvent = (row: DocumentRow, warehouse: WarehouseRow) =>
  newEvent('stockDocument.created', { id: row.id, to: row.status, data: dataOf(row, warehouse) })

const ended: readonly DocumentStatus[] = ['received', 'issued', 'signed', 'done', 'void']

/** Writes the new state of a document and publishes its event. */
export async function moveDocument(
  tx: Tx,
  actor: Actor,
  { row, warehouse }: HeldDocument,
  verb: DocumentVerb,
  {
    to,
    reason,
    quantity,
    patch = {},
  }: {
    readonly to: DocumentStatus
    readonly reason?: string
    readonly quantity?: string
    readonly patch?: Parameters<typeof documents.set>[2]
  },
): Promise<DocumentRow> {
  const after = await documents.set(tx, row, {
    ...patch,
    status: to,
    finished_at: ended.includes(to) ? (row.finished_at ?? actor.now) : null,
    ...(reason === undefined ? {} : { reason }),
  })
  await publish(
    tx,
    actor,
    newEvent(`stockDocument.${verb}`, {
      id: row.id,
      from: row.status,
      to,
      reason: reason || undefined,
      data: { ...dataOf(after, warehouse), ...(quantity === undefined ? {} : { quantity }) },
    }),
  )
  return after
}
