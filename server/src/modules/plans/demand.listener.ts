import type { DemandStatus } from '#contract/sourcing/demands/demands.ts'
import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Event, newEvent, publish } from '#kit/events/events.ts'
import { openCallOffs } from './callOffCaps.service.ts'
import { planLineSource } from './cycles/release.service.ts'
import { planData } from './plan.access.service.ts'
import { planLines, plans } from './plan.store.ts'

type DemandEvent = Event<'demand.collected' | 'demand.released' | 'demand.awarded' | 'demand.withdrawn'>

const lineOf = ({ data: { source } }: DemandEvent): string | undefined =>
  source?.kind === planLineSource ? source.id : undefined

/** The line of a plan follows its demand. */
const follow =
  (status: DemandStatus) =>
  async (tx: Tx, event: DemandEvent): Promise<void> => {
    const id = lineOf(event)
    const line = id === undefined ? undefined : await planLines.lockIfThere(tx, id)
    if (line) await planLines.set(tx, line, { demand_status: status })
  }

/**
 * A withdrawn demand gives its quantity back to the line: goods of the catalogue are called off then. The line had no
 * cap before, so that nothing is bought twice.
 */
async function giveBack(tx: Tx, event: DemandEvent): Promise<void> {
  const id = lineOf(event)
  const line = id === undefined ? undefined : await planLines.lockIfThere(tx, id)
  if (!line || line.sourced === 0) return
  const isGoods = line.sku_id !== null
  await planLines.set(tx, line, { demand_status: 'withdrawn', sourced: 0, ...(isGoods ? { method: 'mall' } : {}) })
  const plan = await plans.find(tx, line.plan_id)
  if (isGoods && plan.status === 'released') await openCallOffs(tx, [{ ...line, sourced: 0 }])
  await publish(
    tx,
    systemActor(event.tenant_id, '', event.at),
    newEvent('plan.demandReturned', {
      id: plan.id,
      from: plan.status,
      to: plan.status,
      data: { ...planData(plan), name: line.name },
    }),
  )
}

export const demandListeners = {
  'demand.collected': follow('collected'),
  'demand.released': follow('open'),
  'demand.awarded': follow('awarded'),
  'demand.withdrawn': giveBack,
} as const
