import { compare, decimal, units } from '#contract/kit/money.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/settlement/statements.ts'
import type { DisputeStatus } from '#contract/settlement/statement.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { adjustmentOf } from './booking.rules.ts'
import { insertSettlementLines } from './booking.store.ts'
import { disputes, type LineRow, settlementLines } from './line.store.ts'
import { dataOf, decide, lockStatement } from './statement.service.ts'
import { refreshTotals, statements } from './statement.store.ts'

/** Locks a line of a statement that is locked already. */
async function lockLine(tx: Tx, statementId: string, lineId: string): Promise<Locked<LineRow>> {
  const line = (await settlementLines.lockIfThere(tx, lineId)) ?? refuse('thing.notFound')
  return line.statement_id === statementId ? line : refuse('thing.notFound')
}

/** Disputes a line, with the amount that its supplier requests. */
export async function disputeLine(tx: Tx, actor: Actor, input: Input<typeof contract.disputeLine>): Promise<string> {
  const held = await lockStatement(tx, actor, input.id, input.version)
  const status = decide(held, 'dispute', actor)
  const line = await lockLine(tx, input.id, input.lineId)
  const requested = decimal(units(input.requested))
  if (compare(requested, line.gross) === 0) refuse('statement.sameAmount')
  const text = input.text.trim()
  await disputes.insert(tx, {
    statement_id: input.id,
    line_id: line.id,
    kind: input.kind,
    requested,
    text,
    by_name: actor.userName,
    requested_at: actor.now,
    status: 'open',
  })
  await statements.set(tx, held.row, { status })
  const data = { ...dataOf(held.row), name: line.name, requested }
  await publish(
    tx,
    actor,
    newEvent('statement.disputed', { id: input.id, from: held.row.status, to: status, reason: text, data }),
  )
  return input.id
}

const outcomes = { accept: 'accepted', reject: 'rejected', takeOut: 'takenOut' } as const satisfies Record<
  Input<typeof contract.answerDispute>['decision'],
  DisputeStatus
>

/**
 * Answers a dispute. The line itself never changes: an accepted difference is a line of its own, and a line that is
 * taken out waits for the next statement.
 */
export async function answerDispute(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.answerDispute>,
): Promise<string> {
  const held = await lockStatement(tx, actor, input.id, input.version)
  const status = decide(held, 'answer', actor)
  const dispute = (await disputes.lockIfThere(tx, input.disputeId)) ?? refuse('thing.notFound')
  if (dispute.statement_id !== input.id || dispute.status !== 'open') refuse('thing.notFound')
  const line = await lockLine(tx, input.id, dispute.line_id)
  if (input.decision === 'accept')
    await insertSettlementLines(tx, [
      {
        ...adjustmentOf(line, dispute.requested),
        kind: 'adjust',
        sourceId: dispute.id,
        sourceNo: line.source_no,
        orderId: line.order_id,
        orderNo: line.order_no,
        orderLineId: line.order_line_id,
        supplierId: line.supplier_id,
        supplierName: line.supplier_name,
        payerNo: line.payer_no,
        payerTitle: line.payer_title,
        deptName: line.dept_name,
        bookedOn: dayOf(actor.now),
        name: line.name,
        spec: line.spec,
        unit: line.unit,
        taxCode: line.tax_code,
        quantity: 0,
        price: null,
        rate: line.rate,
        statementId: input.id,
      },
    ])
  if (input.decision === 'takeOut') await settlementLines.set(tx, line, { statement_id: null })
  const answer = input.answer.trim()
  await disputes.set(tx, dispute, {
    status: outcomes[input.decision],
    answer,
    answered_by_name: actor.userName,
    answered_at: actor.now,
  })
  await refreshTotals(tx, input.id)
  const after = await statements.set(tx, held.row, { status })
  const data = { ...dataOf(after), name: line.name, decision: input.decision }
  await publish(
    tx,
    actor,
    newEvent('statement.answered', { id: input.id, from: held.row.status, to: status, reason: answer, data }),
  )
  return input.id
}
