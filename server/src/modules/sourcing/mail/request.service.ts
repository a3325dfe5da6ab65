import type { Tx } from '#kit/database/database.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { letterJob, type LetterRequest } from './letterJob.ts'
import { accountsOfOpeners, accountsOfSuppliers, findFollowers } from './recipient.store.ts'

type Unaddressed = Omit<LetterRequest, 'userId'>

/** Requests a letter to each account, as a job of its own: one that cannot be delivered keeps no other. */
export async function requestLetters(tx: Tx, request: Unaddressed, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0 || !(await readSettings(tx, 'sourcingMail')).sourcingMail) return
  const { kind, projectId, about } = request
  await addJobs(
    tx,
    letterJob,
    userIds.map((userId) => ({ data: { ...request, userId }, key: `letter ${kind} ${projectId} ${about} ${userId}` })),
  )
}

export async function requestForSuppliers(tx: Tx, request: Unaddressed, supplierIds: readonly string[]): Promise<void> {
  if (supplierIds.length === 0) return
  const accounts = await accountsOfSuppliers(tx, supplierIds)
  await requestLetters(
    tx,
    request,
    accounts.map(({ id }) => id),
  )
}

export async function requestForOpeners(tx: Tx, request: Unaddressed, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  const accounts = await accountsOfOpeners(tx, personIds)
  await requestLetters(
    tx,
    request,
    accounts.map(({ id }) => id),
  )
}

/** Those who follow the project and may see it, without the suppliers that have a letter of their own about this. */
export async function requestForFollowers(tx: Tx, request: Unaddressed, informed: readonly string[]): Promise<void> {
  const accounts = await findFollowers(tx, request.projectId, informed)
  await requestLetters(
    tx,
    request,
    accounts.map(({ id }) => id),
  )
}
