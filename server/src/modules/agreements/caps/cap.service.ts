import type { CapsDraft } from '#contract/agreements/agreement.ts'
import { compare } from '#contract/kit/money.ts'
import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Listener, newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { setAgreementCaps, takeReachedCaps, useByShare } from '#modules/catalogue/index.ts'
import { dataOf } from '../agreement.access.service.ts'
import { agreementsNamed, type LineRow } from '../agreement.store.ts'
import { capRowsOf, ownedCaps, violationOfCaps } from './cap.rules.ts'
import { type CapRow, capsOf, departmentsOutside, replaceCaps } from './cap.store.ts'

/** Writes the caps of a revision; refuses shares of other departments, or of more than there is. */
export async function writeCaps(
  tx: Tx,
  of: { readonly agreementId: string; readonly revision: number; readonly deptIds: readonly string[] },
  draft: CapsDraft,
): Promise<void> {
  const violation = violationOfCaps(draft)
  if (violation) refuse(violation)
  const deptIds = draft.shares.map(({ deptId }) => deptId)
  if ((await departmentsOutside(tx, { deptIds, ofAgreement: of.deptIds })).length > 0)
    refuse('agreement.shareDepartment')
  await replaceCaps(tx, of, capRowsOf(draft))
}

/** Lets orders count against the caps of a revision; the caller has locked the rows of the price book. */
export async function applyCaps(tx: Tx, agreementId: string, revision: number): Promise<void> {
  await setAgreementCaps(tx, agreementId, ownedCaps(await capsOf(tx, agreementId, revision)))
}

const isBelow = (max: string | null, used: string) => max !== null && compare(max, used) < 0

/**
 * Refuses caps below what was ordered: of lines, of the shares of departments, and of what nobody has a share of.
 * Decisive under the lock of the rows.
 */
export async function refuseBelowUsed(
  tx: Tx,
  agreementId: string,
  lines: readonly LineRow[],
  caps: readonly CapRow[],
): Promise<void> {
  const below = lines
    .filter(
      ({ max_qty: max, used, max_amount: most, used_amount: amount }) =>
        (max !== null && max < used) || isBelow(most, amount),
    )
    .map(({ name, used, used_amount: amount }) => `${name} (${used}，￥${amount})`)
  const deptIds = caps.flatMap(({ dept_id: deptId }) => deptId ?? [])
  const counted = new Map((await useByShare(tx, { agreementId, deptIds })).map((use) => [use.dept_id, use]))
  const names = new Map(caps.map((cap) => [cap.dept_id, cap.dept_name ?? '']))
  const shares = ownedCaps(caps).flatMap(({ deptId, maxQty, maxAmount }) => {
    const use = counted.get(deptId)
    if (!use || !((maxQty !== null && maxQty < use.qty) || isBelow(maxAmount, use.amount))) return []
    return `${names.get(deptId)} (${use.qty}，￥${use.amount})`.trim()
  })
  if (below.length + shares.length > 0) refuse('agreement.belowUsed', { names: [...below, ...shares].join('、') })
}

/** Listener: tells once that an order has brought a cap to 80 percent of its use, and to all of it. */
export const tellReached: Listener<'order.submitted' | 'order.edited' | 'order.changeAgreed'> = async (tx, event) => {
  const reached = await takeReachedCaps(tx, { refKind: 'order', refId: event.entity_id })
  if (reached.length === 0) return
  const ids = [...new Set(reached.map(({ document_id: id }) => id))]
  const documents = new Map((await agreementsNamed(tx, { ids })).map((row) => [row.id, row]))
  const events = reached.flatMap(({ document_id: id, name, step, supplier_id: supplierId }) => {
    const agreement = documents.get(id)
    if (!agreement) return []
    const { status, title, supplier_ids: ids } = agreement
    // Of several parties the supplier of the goods gets a message; a cap that they share is not theirs to know.
    const receivers = supplierId === null ? (ids.length > 1 ? [] : ids) : ids.filter((each) => each === supplierId)
    const data = { ...dataOf(agreement, receivers), name: name || title, percent: step }
    return newEvent('agreement.capReached', { id, from: status, to: status, data })
  })
  await publish(tx, systemActor(event.tenant_id, '', event.at), ...events)
}
