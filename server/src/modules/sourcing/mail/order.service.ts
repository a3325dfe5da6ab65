import type { Tx } from '#kit/database/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { letterJob, type LetterOrder } from './letterJob.ts'
import { accountsOfOpeners, accountsOfSuppliers } from './recipient.store.ts'

type Order = Omit<LetterOrder, 'userId'>

/** Orders a letter to each account, as a job of its own: one that cannot be delivered keeps no other. */
export async function orderLetters(tx: Tx, order: Order, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0 || !(await readSettings(tx, 'sourcingMail')).sourcingMail) return
  const { kind, projectId, about } = order
  for (const userId of userIds)
    await addJob(tx, letterJob, { ...order, userId }, { key: `letter ${kind} ${projectId} ${about} ${userId}` })
}

export async function orderToSuppliers(tx: Tx, order: Order, supplierIds: readonly string[]): Promise<void> {
  if (supplierIds.length === 0) return
  const accounts = await accountsOfSuppliers(tx, supplierIds)
  await orderLetters(
    tx,
    order,
    accounts.map(({ id }) => id),
  )
}

export async function orderToOpeners(tx: Tx, order: Order, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  const accounts = await accountsOfOpeners(tx, personIds)
  await orderLetters(
    tx,
    order,
    accounts.map(({ id }) => id),
  )
}
