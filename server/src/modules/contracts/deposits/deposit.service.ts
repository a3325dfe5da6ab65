import type * as contract from '#contract/contracts/deposit.ts'
import type { ContractDeposit } from '#contract/contracts/deposit.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { dataOf, findContract, type Held, lockContract } from '../contract.access.service.ts'
import { type ContractDocument, contracts } from '../contract.store.ts'
import { type DepositFacts, depositFlow } from './deposit.rules.ts'
import { depositOf, type DepositRow, deposits } from './deposit.store.ts'

const factsOf = (row: DepositRow, supplierId: string): DepositFacts => ({
  status: row.status,
  supplierId,
  reporterId: row.reported_person_id,
  settlerId: row.settling_person_id,
  forfeited: row.forfeited,
})

/** Deposit that a concluded contract demands. */
export async function openDeposit(tx: Tx, { id, deposit, deposit_due_on: dueOn }: ContractDocument): Promise<void> {
  if (deposit === null || dueOn === null) return
  await deposits.insert(tx, { contract_id: id, amount: deposit, due_on: dueOn })
}

/** Deposit as this side sees it: that we propose to keep some of it is our own affair until it is approved. */
export async function presentDeposit(db: Db, actor: Actor, contractId: string): Promise<ContractDeposit | null> {
  const row = await depositOf(db, contractId)
  if (!row) return null
  const { supplier_id: supplierId } = await contracts.find(db, contractId)
  const can = depositFlow.can(factsOf(row, supplierId), actor)
  const isHidden = actor.supplierId !== null && row.status === 'settling'
  return {
    amount: row.amount,
    dueOn: row.due_on,
    status: isHidden ? 'held' : row.status,
    paidOn: row.paid_on,
    receipts: row.receipts,
    reportedByName: row.reported_by_name,
    confirmedByName: row.confirmed_by_name,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    forfeited: isHidden ? '0.00' : row.forfeited,
    reason: isHidden ? '' : row.reason,
    settlingByName: isHidden ? '' : row.settling_by_name,
    settledByName: row.settled_by_name,
    settledAt: row.settled_at?.toISOString() ?? null,
    can: [
      ...(can.includes('report') ? (['reportDeposit'] as const) : []),
      ...(can.includes('accept') ? (['decideDeposit'] as const) : []),
      ...(can.includes('settle') ? (['settleDeposit'] as const) : []),
    ],
  }
}

/** Answers the deposit after a write, to those who may read the contract. */
export const findDeposit = async (db: Db, actor: Actor, id: string) => {
  const row = await findContract(db, actor, id)
  return { deposit: await presentDeposit(db, actor, row.id) }
}

interface HeldDeposit extends Held {
  readonly deposit: Locked<DepositRow>
  readonly depositFacts: DepositFacts
}

/** Locks the contract, then its deposit. */
async function lockDeposit(tx: Tx, actor: Actor, id: string, version: number): Promise<HeldDeposit> {
  const held = await lockContract(tx, actor, id, version)
  const found = (await depositOf(tx, id)) ?? refuse('thing.notFound')
  const deposit = await deposits.lock(tx, found.id)
  return { ...held, deposit, depositFacts: factsOf(deposit, held.contract.supplier_id) }
}

type Verb =
  | 'depositReported'
  | 'depositConfirmed'
  | 'depositDeclined'
  | 'depositSettling'
  | 'depositKept'
  | 'depositReturned'
  | 'depositForfeited'

/** Writes the deposit, counts the version of its contract up, and publishes what happened. */
async function write(
  tx: Tx,
  actor: Actor,
  { contract: row, deposit }: HeldDeposit,
  patch: Parameters<typeof deposits.set>[2],
  verb: Verb,
  reason = '',
): Promise<string> {
  const after = await deposits.set(tx, deposit, patch)
  await contracts.set(tx, row, {})
  const data = { ...dataOf(row), amount: after.amount, forfeited: after.forfeited }
  const states = { from: row.status, to: row.status }
  await publish(tx, actor, newEvent(`contract.${verb}`, { id: row.id, ...states, reason: reason || undefined, data }))
  return row.id
}

export async function reportDeposit(tx: Tx, actor: Actor, input: Input<typeof contract.reportDeposit>) {
  const held = await lockDeposit(tx, actor, input.id, input.version)
  const status = depositFlow.decide(held.depositFacts, 'report', actor)
  if (input.paidOn > dayOf(actor.now)) refuse('contract.depositFuture')
  const of = { entity: 'contract', id: input.id, attachments: held.deposit.receipts }
  const receipts = await replaceAttachments(tx, actor, of, input.receipts)
  const reported = { reported_person_id: actor.personId, reported_by_name: actor.userName }
  return write(tx, actor, held, { status, receipts, paid_on: input.paidOn, reason: '', ...reported }, 'depositReported')
}

/** Confirms a payment or approves a settlement, or declines either. */
export async function decideDeposit(tx: Tx, actor: Actor, input: Input<typeof contract.decideDeposit>) {
  const held = await lockDeposit(tx, actor, input.id, input.version)
  const { deposit, depositFacts } = held
  const isPayment = deposit.status === 'reported'
  const reason = input.reason.trim()
  if (!input.isAccepted) {
    const status = depositFlow.decide(depositFacts, 'decline', actor)
    if (reason === '') refuseInput('required', { field: 'reason' })
    const undone = isPayment ? { paid_on: null } : { forfeited: '0', settling_person_id: null, settling_by_name: '' }
    const verb = isPayment ? 'depositDeclined' : 'depositKept'
    return write(tx, actor, held, { status, reason: isPayment ? reason : '', ...undone }, verb, reason)
  }
  const status = depositFlow.decide(depositFacts, 'accept', actor)
  if (isPayment) {
    const confirmed = { confirmed_by_name: actor.userName, confirmed_at: actor.now }
    return write(tx, actor, held, { status, ...confirmed }, 'depositConfirmed')
  }
  const settled = { settled_by_name: actor.userName, settled_at: actor.now }
  const verb = status === 'forfeited' ? 'depositForfeited' : 'depositReturned'
  return write(tx, actor, held, { status, ...settled }, verb, deposit.reason)
}

/** Proposes what becomes of a deposit; how much is kept is at most all of it. */
export async function settleDeposit(tx: Tx, actor: Actor, input: Input<typeof contract.settleDeposit>) {
  const held = await lockDeposit(tx, actor, input.id, input.version)
  const status = depositFlow.decide(held.depositFacts, 'settle', actor)
  const reason = input.reason.trim() || refuseInput('required', { field: 'reason' })
  const proposed = { settling_person_id: actor.personId, settling_by_name: actor.userName }
  return write(tx, actor, held, { status, forfeited: input.forfeited, reason, ...proposed }, 'depositSettling', reason)
}
