import { systemActor } from '#kit/actor.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { endObjection } from './objection.service.ts'
import { findDueObjections } from './objection.store.ts'

/** Processes overdue objections, each in a transaction of its own. */
export async function endDueObjections(context: JobContext): Promise<void> {
  const { database, tenantId } = context
  const due = await database.read(tenantId, findDueObjections)
  await eachItem(
    context,
    due,
    ({ id }) => `objection ${id}`,
    ({ id }) => database.write(tenantId, (tx) => endObjection(tx, systemActor(tenantId), id)),
  )
}
