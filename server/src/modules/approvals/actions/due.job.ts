import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { documentData } from '../approval.events.rules.ts'
import { taskFlow } from '../approval.flow.rules.ts'
import { changeOf, withDeputies } from '../approval.rules.ts'
import { lockRound, setRound } from '../approval.store.ts'
import { findPeopleOf } from '../approver.store.ts'
import { adminRole } from '../chain.rules.ts'
import { findTasks, insertTasks, type TaskRow } from '../round.store.ts'
import { dueRounds, setReminded } from './dueTask.store.ts'

/**
 * Time limits of steps: reminds once, and after the limit hands the open tasks to the process administrators. Nothing is
 * ever agreed to by itself.
 */
export async function watchTimeLimits(context: JobContext): Promise<void> {
  const { database, tenantId, now } = context
  const due = await database.read(tenantId, (db) => dueRounds(db, { now }))
  await eachItem(
    context,
    due,
    ({ id }) => `approval ${id}`,
    ({ id, reminded, isDue }) =>
      database.write(tenantId, async (tx) => {
        if (reminded) await remind(tx, { tenantId, id, taskIds: reminded, now })
        if (isDue) await escalate(tx, { tenantId, id, now })
      }),
  )
}

interface Which {
  readonly tenantId: string
  readonly id: string
  readonly now: Date
}

async function remind(tx: Tx, { tenantId, id, taskIds, now }: Which & { readonly taskIds: readonly string[] }) {
  const round = await lockRound(tx, id)
  if (round.status !== 'pending') return
  const approvers = (await setReminded(tx, { ids: taskIds, at: now })).map((row) => row.approver_id)
  const data = { ...documentData(round), step: round.step, approvers }
  await publish(tx, systemActor(tenantId, '', now), newEvent('approval.reminded', { id, data }))
}

async function escalate(tx: Tx, { tenantId, id, now }: Which) {
  const round = await lockRound(tx, id)
  const node = round.chain.find(({ step }) => step === round.step)
  if (round.status !== 'pending' || !node?.dueHours) return
  const before = new Date(now.getTime() - node.dueHours * 3_600_000)
  const tasks = await findTasks(tx, [round])
  const open = tasks.filter(({ status, step }) => status === 'open' && step === round.step)
  const isLate = ({ opened_at: at, origin }: TaskRow) => origin !== 'escalation' && at !== null && at <= before
  const late = withDeputies(open, open.filter(isLate))
  const people = await findPeopleOf(tx, [], [], round.requester_id)
  const involved = new Set(
    tasks
      .filter(
        (task) =>
          task.step === round.step &&
          (task.status === 'agreed' || task.status === 'rejected' || task.status === 'open'),
      )
      .map(({ person_id: personId }) => personId),
  )
  const administrators = people.filter(
    ({ personId, roles }) =>
      roles.includes(adminRole) && personId !== round.requester_person_id && !involved.has(personId),
  )
  // Without an administrator the holders keep their tasks, and the round is listed as late.
  if (late.length === 0 || administrators.length === 0) return
  const self = systemActor(tenantId, '', now)
  const changes = late.map((task) => changeOf(task, taskFlow.decide(task, 'lapse', self)))
  await setRound(tx, round, { status: round.status, step: round.step, changes })
  const approvers = administrators.map(({ userId }) => userId)
  await insertTasks(tx, round, round.step, approvers, 'escalation')
  const data = { ...documentData(round), step: round.step, approvers, from: late.map(({ approver_id: from }) => from) }
  await publish(tx, self, newEvent('approval.escalated', { id, data }))
}
