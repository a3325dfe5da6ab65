import type { Actor } from '#kit/actor.ts'
import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { approvePayee, callBackPayee, proposeOwnPayee, proposePayee, takeEffect } from '#modules/payments/index.ts'
import { later } from '../projects/timetable.ts'

const versionOf = sqlQuery('demo.versionOfPayee', 'select id, version from payments.payee_changes where id = $id')

const banks = [
  ['招商银行上海分行营业部', '308290003020'],
  ['中国工商银行苏州工业园区支行', '102305008015'],
  ['中国建设银行杭州滨江支行', '105331008023'],
  ['中国农业银行南京江宁支行', '103301010014'],
  ['交通银行上海张江支行', '301290050061'],
] as const

export interface Payers {
  readonly tx: Tx
  /** Prepares payments and verifies proposals of suppliers. */
  readonly clerk: Actor
  /** Approves payments and payee accounts. */
  readonly head: Actor
  /** Executes payments and verifies proposals of the clerk. */
  readonly cashier: Actor
  readonly sellerOf: (supplierId: string) => Actor
  readonly encryptionKey: Uint8Array
  /** The person at a time of the past. */
  readonly at: (actor: Actor, time: Date) => Promise<Actor>
}

export type PayeeOutcome = 'effective' | 'cooling' | 'verified' | 'submitted'

interface Registering {
  readonly supplierId: string
  readonly name: string
  /** Tells accounts of different suppliers and of different times apart. */
  readonly place: number
  readonly begin: Date
  readonly outcome: PayeeOutcome
}

/** Registers the payee account of a supplier, or begins a change of it. */
export async function registerPayee(run: Payers, { supplierId, name, place, begin, outcome }: Registering) {
  const { tx, clerk, head, cashier, encryptionKey, at } = run
  const [bank, cnaps] = banks[place % banks.length]!
  const accountNo = `6222${String(10_000_000 + place * 7919)}${String(1000 + ((place * 1733) % 9000))}`
  const draft = {
    name,
    accountNo,
    bank,
    cnaps,
    note: outcome === 'effective' ? '' : '基本户迁移，后续款项请付至新账户。',
  }
  const bySupplier = place % 2 === 0 || outcome !== 'effective'
  const keys = { encryptionKey }
  const id = bySupplier
    ? await proposeOwnPayee(tx, await at(run.sellerOf(supplierId), begin), draft, keys)
    : await proposePayee(tx, await at(clerk, begin), { supplierId, ...draft }, keys)
  if (outcome === 'submitted') return
  const held = () => versionOf.one(tx, { id })
  const callNote = '已拨打档案电话，对方财务确认户名与账号尾号。'
  await callBackPayee(tx, await at(bySupplier ? clerk : cashier, later(begin, 3)), { ...(await held()), callNote })
  if (outcome === 'verified') return
  await approvePayee(tx, await at(head, later(begin, 6)), await held())
  if (outcome === 'cooling') return
  const effective = later(begin, 6 + 73)
  await takeEffect(tx, await at(systemActor(clerk.tenantId), effective), id)
}
