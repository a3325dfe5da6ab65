import type { EventName } from '#contract/events.ts'
import { Type } from '#contract/kit/schema.ts'
import type { Tx } from '#kit/database/database.ts'
import type { BatchListener, Event } from '#kit/events/events.ts'
import { job } from '#kit/jobs/jobs.ts'
import { finishedProjects, projectsOfOrders, projectsOfPayments } from './project.store.ts'
import { publishProjects } from './publish.service.ts'

const ofProjects = [
  'project.published',
  'project.changed',
  'project.enrolmentClosed',
  'project.quotingClosed',
  'project.completed',
  'project.terminated',
  'project.failed',
  'sealedRound.opened',
  'sealedRound.failed',
] as const satisfies readonly EventName[]
const ofOrders = [
  'order.accepted',
  'order.received',
  'order.autoReceived',
  'order.changeAgreed',
  'order.cancelAgreed',
  'order.shortClosed',
] as const satisfies readonly EventName[]
const ofPayments = ['payment.paid', 'payment.bounced'] as const satisfies readonly EventName[]

const idsOf = (events: readonly Event[], names: readonly EventName[]): string[] =>
  events.filter(({ name }) => names.includes(name)).map(({ entity_id: id }) => id)

/** Events only ring: what is published is read from the rows, so events that come twice publish nothing more. */
async function publishEvents(tx: Tx, events: readonly Event[]): Promise<void> {
  const orders = idsOf(events, ofOrders)
  const requests = idsOf(events, ofPayments)
  const found = [
    ...(orders.length > 0 ? await projectsOfOrders(tx, { ids: orders }) : []),
    ...(requests.length > 0 ? await projectsOfPayments(tx, { ids: requests }) : []),
  ]
  const at = new Date(Math.max(...events.map((event) => event.at.getTime())))
  await publishProjects(tx, [...new Set([...idsOf(events, ofProjects), ...found.map(({ id }) => id)])], at)
}

export const openDataListener: BatchListener = {
  events: [...ofProjects, ...ofOrders, ...ofPayments],
  handle: publishEvents,
}

/** Name and payload of the job that publishes all projects, after a profile was published. */
export const publishAllJob = { name: 'openData.publishAll', payload: Type.Object({}) } as const
const atOnce = 10

export const publishAll = job({
  ...publishAllJob,
  steps: async ({ database, tenantId, now }) => {
    const ids = (await database.read(tenantId, (db) => finishedProjects(db))).map(({ id }) => id)
    for (let place = 0; place < ids.length; place += atOnce)
      await database.write(tenantId, (tx) => publishProjects(tx, ids.slice(place, place + atOnce), now))
  },
})
