import type { Statement, StatementLine, Unstated } from '#contract/settlement/statement.ts'
import type { Actor } from '#kit/actor.ts'
import type { ListedLine } from './line.store.ts'
import { statementFlow } from './statement.rules.ts'
import type { ListedStatement, UnstatedRow } from './statement.store.ts'

export const presentStatement = (row: ListedStatement, actor: Actor): Statement => ({
  id: row.id,
  version: row.version,
  statementNo: row.no,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  payerTitle: row.payer_title,
  payerNo: row.payer_no,
  month: row.month,
  fromOn: row.from_on,
  toOn: row.to_on,
  status: row.status,
  lines: row.lines,
  net: row.net,
  tax: row.tax,
  gross: row.gross,
  retained: null,
  disputes: row.disputes,
  ownerName: row.owner_name,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  confirmedByName: row.confirmed_by_name,
  reason: row.reason,
  can: statementFlow.can(row, actor),
})

/** Line with what the actor can do about it, which depends on its statement and its last dispute. */
export function presentLine(row: ListedLine, statement: Statement): StatementLine {
  const isOpen = row.dispute?.status === 'open'
  return {
    id: row.id,
    kind: row.kind,
    bookedOn: row.booked_on,
    sourceNo: row.source_no,
    orderNo: row.order_no,
    deptName: row.dept_name,
    name: row.name,
    spec: row.spec,
    unit: row.unit,
    quantity: row.quantity,
    price: row.price,
    rate: row.rate,
    net: row.net,
    tax: row.tax,
    gross: row.gross,
    dispute: row.dispute,
    can: statement.can.filter((action) => (action === 'answer' && isOpen) || (action === 'dispute' && !isOpen)),
  }
}

export const presentUnstated = (row: UnstatedRow, month: string): Unstated => ({
  id: row.id,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  payerNo: row.payer_no,
  payerTitle: row.payer_title,
  month,
  lines: row.lines,
  gross: row.gross,
  firstOn: row.first_on,
  lastOn: row.last_on,
})
