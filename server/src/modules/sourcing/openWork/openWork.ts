import { newEvent, publish } from '#kit/events/events.ts'
import type { OpenWork } from '#kit/module.ts'
import { runningProjectsOf, setProjectOwner } from './openWork.store.ts'

/** Projects that are not over, of people who leave. Without a receiver who may run them they stay as they are. */
export const projectWork: OpenWork = {
  list: async (db, userIds) =>
    (await runningProjectsOf(db, { userIds })).map(({ userId, project_no: docNo, title, created_at: since }) => ({
      userId,
      docNo,
      title,
      since,
    })),
  receivers: async () => [],
  handOver: async (tx, actor, userIds, toUserId) => {
    if (toUserId === null) return
    const moved = await setProjectOwner(tx, { userIds, toUserId })
    const events = moved.map(({ id }) => newEvent('project.handedOver', { id, data: { toId: toUserId } }))
    await publish(tx, actor, ...events)
  },
}
