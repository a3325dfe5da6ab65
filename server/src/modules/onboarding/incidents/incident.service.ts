import type { Input } from '#contract/kit/route.ts'
import {
  type IncidentAction,
  type IncidentStatus,
  type reportIncident,
  statementDays,
  type stateOnIncident,
} from '#contract/onboarding/incidents.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { BlockKind, DealPurpose } from '#contract/suppliers/blocks.ts'
import type { Actor } from '#kit/actor.ts'
import { type CaseInput, caseCommands } from '#kit/case/case.service.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { findSupplier } from '#modules/suppliers/index.ts'
import { propose } from '../dispositions/disposition.service.ts'
import { incidentFlow, isAnswering } from './incident.rules.ts'
import { type IncidentRow, incidents } from './incident.store.ts'

export const hearingFrom = (now: Date): Date => new Date(now.getTime() + statementDays * 86_400_000)

export const aboutOf = ({
  supplier_id: supplierId,
  supplier_name: supplierName,
}: Pick<IncidentRow, 'supplier_id' | 'supplier_name'>) => ({ supplierId, supplierName })

/** Reports an incident; the supplier gets a message, and has some days to answer. */
export async function report(tx: Tx, actor: Actor, input: Input<typeof reportIncident>): Promise<string> {
  const { supplierId, severity, occurredOn, facts, attachments = [] } = input
  if (occurredOn > dayOf(actor.now)) refuse('incident.future')
  const supplier = await findSupplier(tx, supplierId)
  const row = await incidents.insert(tx, {
    source: 'manual',
    supplier_id: supplier.id,
    supplier_name: supplier.name,
    severity,
    occurred_on: occurredOn,
    facts: facts.trim() || refuseInput('required', { field: 'facts' }),
    reporter: actor.userName,
    hearing_until: hearingFrom(actor.now),
    created_at: actor.now,
  })
  if (attachments.length > 0) {
    const files = await replaceAttachments(tx, actor, { entity: 'incident', id: row.id, attachments: [] }, attachments)
    await incidents.set(tx, await incidents.lock(tx, row.id), { files })
  }
  await publish(tx, actor, {
    name: 'incident.opened',
    id: row.id,
    to: '01',
    reason: row.facts,
    data: { ...aboutOf(row), source: 'manual' },
  })
  return row.id
}

/** Answer of the supplier, by one of its administrators. */
export async function stateOn(tx: Tx, actor: Actor, input: Input<typeof stateOnIncident>): Promise<string> {
  const before = await incidents.lock(tx, input.id, input.version)
  if (before.supplier_id !== actor.supplierId) return refuse('thing.notFound')
  const status = incidentFlow.decide(before, 'state', actor)
  const statement = input.statement.trim() || refuseInput('required', { field: 'statement' })
  await incidents.set(tx, before, { status, statement })
  const data = aboutOf(before)
  await publish(tx, actor, { name: 'incident.stated', id: before.id, from: before.status, to: status, data })
  return before.id
}

/** Disposition that follows from an incident: it has a hearing, and somebody else decides it. */
const proposeOf = (tx: Tx, actor: Actor, { supplier_id: supplierId }: IncidentRow, input: CaseInput) =>
  propose(tx, actor, {
    supplierId,
    kind: input['kind'] as BlockKind,
    purposes: input['purposes'] as DealPurpose[],
    until: String(input['until']),
    cause: String(input.reply),
  })

const handle = caseCommands<IncidentStatus, IncidentAction, IncidentRow>({
  rows: incidents,
  flow: incidentFlow,
  entity: 'incident',
  verbs: { dismiss: 'dismissed', warn: 'warned', escalate: 'escalated' },
  handledBy: ({ userId, userName }) => ({ handler_id: userId, handler: userName }),
  repliedAt: 'decided_at',
  decided: async (tx, actor, { action, before, input }) => {
    if (action !== 'dismiss' && isAnswering(before, actor.now)) refuse('incident.hearing')
    const escalated = action === 'escalate' ? { disposition_id: await proposeOf(tx, actor, before, input) } : {}
    return { patch: { decided_at: actor.now, ...escalated }, data: aboutOf(before) }
  },
})
export const dismiss = handle('dismiss')
export const warn = handle('warn')
export const escalate = handle('escalate')
