import { dayOf } from '#contract/kit/calendar.ts'
import { systemActor } from '#kit/actor.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { dataOf, lockContract } from './contract.access.service.ts'
import { contractFlow } from './contract.rules.ts'
import { contracts, lapsedContracts, takeEnding } from './contract.store.ts'
import { takeDueDeposits } from './deposits/deposit.store.ts'
import { voidOpenDocument } from './signing/signature.store.ts'
import { takeDueStages } from './stages/stage.store.ts'

/** Days before the last day, and before a stage is due, at which people get a message. */
const warnedDays = [30, 7, 0] as const
const stageDays = [15, 3, 0] as const
/** Days before a deposit is to be returned, and once its day has passed. */
const depositDays = [15, 3, 0, -1] as const

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>

/** Ends the signing of contracts whose deadline has passed. Nobody can sign from then on, whenever this runs. */
export async function lapseContracts(context: Context): Promise<void> {
  const { database, tenantId, now } = context
  const today = dayOf(now)
  await eachItem(
    context,
    await database.read(tenantId, (db) => lapsedContracts(db, { today })),
    ({ id }) => `contract ${id}`,
    ({ id }) =>
      database.write(tenantId, async (tx) => {
        const actor = systemActor(tenantId, '', now)
        const { contract: row, facts } = await lockContract(tx, actor, id)
        if (row.status !== 'signing' || row.sign_by >= today) return
        const status = contractFlow.decide(facts, 'lapse', actor)
        const signers = await voidOpenDocument(tx, id)
        await contracts.set(tx, row, { status })
        const data = { ...dataOf(row), signers }
        await publish(tx, actor, newEvent('contract.lapsed', { id, from: row.status, to: status, data }))
      }),
  )
}

/** Publishes once for each contract, stage and deposit, number of days and date that it ends or is due soon. */
export const warnOfDates = async ({ database, tenantId, now }: Context): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const today = dayOf(now)
    const ending = (await takeEnding(tx, today, warnedDays)).map((row) =>
      newEvent('contract.ending', {
        id: row.id,
        from: row.status,
        to: row.status,
        data: { ...dataOf(row), lastDay: row.last_day, days: row.days },
      }),
    )
    const due = (await takeDueStages(tx, today, stageDays)).map((row) =>
      newEvent('contract.stageDue', {
        id: row.id,
        from: row.status,
        to: row.status,
        data: {
          ...dataOf(row),
          stageNo: row.stage_no,
          name: row.name,
          amount: row.amount,
          dueOn: row.due_on,
          days: row.days,
        },
      }),
    )
    const deposits = (await takeDueDeposits(tx, today, depositDays)).map((row) =>
      newEvent('contract.depositDue', {
        id: row.id,
        from: row.status,
        to: row.status,
        data: { ...dataOf(row), amount: row.amount, forfeited: row.forfeited, dueOn: row.due_on, days: row.days },
      }),
    )
    await publish(tx, systemActor(tenantId, '', now), ...ending, ...due, ...deposits)
  })
