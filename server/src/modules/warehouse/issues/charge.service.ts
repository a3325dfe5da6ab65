import { dayOf } from '#contract/kit/calendar.ts'
import { compare, minus, sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { Refusal, refuse } from '#kit/refusal.ts'
import {
  commitFunds,
  creditBudget,
  extendFunds,
  refundFunds,
  releaseFunds,
  reserveFunds,
  takeBackCredit,
} from '#modules/ledger/index.ts'
import type { DocumentRow, PickDetail } from '../documents/document.store.ts'
import { nextIds } from '../documents/document.store.ts'
import { totalOf } from '../stock/pick.rules.ts'
import { chargeOf, shareBack } from './charge.rules.ts'
import { chargedOf, chargesOfPicks, insertCharges } from './charge.store.ts'

const refOf = (id: string) => ({ refKind: 'stockIssue' as const, refId: id })
const isMoney = (amount: string) => compare(amount, '0') > 0

/** Reserves what a request will be charged, in the budget of its department. Refuses with `budget.short`. */
export async function reserveCharge(tx: Tx, actor: Actor, id: string, deptId: string, amount: string): Promise<void> {
  if (isMoney(amount)) await reserveFunds(tx, actor, [{ ...refOf(id), deptId, amount, kinds: ['budget'] }])
}

/** Frees what a request has reserved of which nothing was issued. */
export async function releaseCharge(tx: Tx, actor: Actor, row: DocumentRow, reason: string): Promise<void> {
  if (isMoney(row.amount)) await releaseFunds(tx, actor, [refOf(row.id)], reason)
}

/** A keeper who issues learns that the budget is too small, but neither what it has nor what the goods cost. */
async function withoutAmounts(charge: () => Promise<void>): Promise<void> {
  try {
    await charge()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'budget.short') refuse('warehouse.budgetShort')
    throw error
  }
}

interface Issued extends PickDetail {
  readonly issuing: string
}

/**
 * Charges what is issued now, and gives the budgets that have paid for it the same back. The reservation is committed
 * with the first issue; batches that cost more than those that were reserved extend it. Returns the amount held now.
 */
export async function chargeIssued(tx: Tx, actor: Actor, row: DocumentRow, issued: readonly Issued[]): Promise<string> {
  const { account_id: account } = row
  const charges = issued.map((pick) => ({ pick, amount: chargeOf({ ...pick, quantity: pick.issuing }, account) }))
  const before = await chargedOf(tx, row.id)
  const ids = await nextIds(tx, charges.length)
  await insertCharges(tx, {
    rows: charges.map(({ pick, amount }, index) => ({
      id: ids[index]!,
      document_id: row.id,
      cause: `issue:${pick.id}:${pick.done}`,
      pick_id: pick.id,
      batch_id: pick.batch_id,
      quantity: pick.issuing,
      amount,
      payer_id: pick.payer_id,
    })),
  })
  const now = sum(charges.map(({ amount }) => amount))
  if (!isMoney(now)) return row.amount
  const after = sum([before, now])
  const missing = minus(after, row.amount)
  await withoutAmounts(async () => {
    // A reservation of nothing is not there to be extended: what costs something now is reserved first.
    if (!isMoney(row.amount)) await reserveCharge(tx, actor, row.id, row.dept_id!, after)
    await commitFunds(tx, actor, [refOf(row.id)])
    if (isMoney(row.amount) && isMoney(missing)) await extendFunds(tx, refOf(row.id), missing)
  })
  for (const [payer, amount] of byPayer(
    charges.map(({ pick, amount: part }) => ({ payer: pick.payer_id, amount: part })),
  ))
    await creditBudget(tx, refOf(row.id), payer, amount, dayOf(actor.now))
  return isMoney(missing) ? after : row.amount
}

function byPayer(parts: readonly { readonly payer: string | null; readonly amount: string }[]): [string, string][] {
  const sums = new Map<string, string>()
  for (const { payer, amount } of parts)
    if (payer !== null && isMoney(amount)) sums.set(payer, sum([sums.get(payer) ?? '0', amount]))
  return [...sums].toSorted(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1))
}

/** Gives back what was held beyond the charges of an issue of which nothing more will be issued. */
export async function settleCharge(
  tx: Tx,
  actor: Actor,
  row: DocumentRow,
  held: string,
  reason: string,
): Promise<string> {
  const charged = await chargedOf(tx, row.id)
  const over = minus(held, charged)
  if (!isMoney(over)) return held
  if (isMoney(charged)) await refundFunds(tx, actor, refOf(row.id), over, 'settle')
  else await releaseFunds(tx, actor, [refOf(row.id)], reason)
  return charged
}

/** Refunds the cost of goods that were put away again, and takes back what their payers got for them, if it is there. */
export async function refundBack(
  tx: Tx,
  actor: Actor,
  given: readonly { readonly pickId: string; readonly quantity: string }[],
): Promise<void> {
  const pickIds = [...new Set(given.map(({ pickId }) => pickId))]
  const known = new Map((await chargesOfPicks(tx, pickIds)).map((charge) => [charge.pick_id, charge]))
  const ids = await nextIds(tx, given.length)
  const rows = given.flatMap(({ pickId, quantity }, index) => {
    const charge = known.get(pickId)
    if (!charge) return []
    const amount = shareBack(charge, quantity)
    const back = totalOf([charge.back, quantity])
    known.set(pickId, { ...charge, back, returned: sum([charge.returned, amount]) })
    const id = ids[index]!
    return [
      {
        id,
        document_id: charge.document_id,
        cause: `back:${id}`,
        pick_id: pickId,
        batch_id: charge.batch_id,
        quantity: `-${quantity}`,
        amount: minus('0', amount),
        payer_id: charge.payer_id,
      },
    ]
  })
  const [first] = rows
  if (!first) return
  await insertCharges(tx, { rows })
  const refunded = minus('0', sum(rows.map(({ amount }) => amount)))
  if (!isMoney(refunded)) return
  await refundFunds(tx, actor, refOf(first.document_id), refunded, `back:${first.id}`)
  const parts = rows.map(({ payer_id: payer, amount }) => ({ payer, amount: minus('0', amount) }))
  for (const [payer, amount] of byPayer(parts)) {
    const { id } = rows.find((row) => row.payer_id === payer)!
    await takeBackCredit(tx, { refKind: 'stockBack', refId: id }, payer, amount)
  }
}
