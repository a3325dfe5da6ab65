import { dayOf, daysBetween } from '#contract/kit/calendar.ts'
import { type IncidentSource, negativeStars, type Severity } from '#contract/onboarding/incidents.ts'
import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Listener, newEvent, publish } from '#kit/events/events.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { aboutOf, hearingFrom } from './incident.service.ts'
import { arrivalOf, openOfOrder } from './incident.store.ts'

interface Opening {
  readonly tenantId: string
  readonly orderId: string
  readonly source: Exclude<IncidentSource, 'manual'>
  readonly severity: Severity
  readonly occurredOn: string
  readonly facts: string
  readonly at: Date
}

async function open(tx: Tx, { tenantId, at, ...of }: Opening): Promise<void> {
  const [row] = await openOfOrder(tx, { ...of, hearingUntil: hearingFrom(at), now: at })
  if (!row) return
  const data = { ...aboutOf(row), source: of.source }
  await publish(
    tx,
    systemActor(tenantId, '', at),
    newEvent('incident.opened', { id: row.id, to: '01', reason: of.facts, data }),
  )
}

/** A review of at most two stars opens an incident where the tenant wants it. */
export const onReview: Listener<'order.commented'> = async (
  tx,
  { tenant_id: tenantId, entity_id: orderId, at, data },
) => {
  const { lowest = negativeStars + 1, orderNo } = data
  if (lowest > negativeStars) return
  if (!(await readSettings(tx, 'isNegativeReviewPunish')).isNegativeReviewPunish) return
  await open(tx, {
    tenantId,
    orderId,
    source: 'review',
    severity: lowest === 1 ? 'major' : 'minor',
    occurredOn: dayOf(at),
    facts: `订单 ${orderNo} 收到 ${lowest} 星评价。`,
    at,
  })
}

/** A complete receipt of goods that came too late, inspected where they are, opens an incident where the tenant wants it. */
export const onArrival: Listener<'order.received' | 'order.autoReceived' | 'order.inspected'> = async (tx, event) => {
  const { tenant_id: tenantId, entity_id: orderId, at } = event
  const { lateDeliveryDays: from } = await readSettings(tx, 'lateDeliveryDays')
  if (from === 0) return
  const [order] = await arrivalOf(tx, { orderId })
  if (!order?.due_on) return
  const late = daysBetween(order.due_on, order.arrived_on)
  if (late < from) return
  await open(tx, {
    tenantId,
    orderId,
    source: 'late',
    severity: late > 3 * from ? 'major' : 'minor',
    occurredOn: order.arrived_on,
    facts: `订单 ${order.no} 承诺 ${order.due_on} 到货，实际 ${order.arrived_on} 到货，逾期 ${late} 天。`,
    at,
  })
}
