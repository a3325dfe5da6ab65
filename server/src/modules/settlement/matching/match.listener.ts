import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Event, Listeners } from '#kit/events/events.ts'
import { invoiceTable } from '#modules/invoices/index.ts'
import { holdForVerdict } from '../payables/payable.service.ts'
import { rematch } from './match.service.ts'
import { waitingForBlue, waitingForStatement } from './match.store.ts'

/** Matches invoices again that wait for what has happened; those that still do not match wait on. */
async function rematchAll(tx: Tx, { tenant_id: tenantId, at }: Event, found: readonly { readonly id: string }[]) {
  for (const { id } of found) {
    const invoice = await invoiceTable.lock(tx, id)
    if (invoice.status === 'exception') await rematch(tx, systemActor(tenantId, '', at), invoice)
  }
}

const rematchReds = async (tx: Tx, event: Event) =>
  rematchAll(tx, event, await waitingForBlue(tx, { blueId: event.entity_id }))

export const matchListeners: Listeners = {
  'statement.confirmed': async (tx, event) =>
    rematchAll(tx, event, await waitingForStatement(tx, { statementId: event.entity_id })),
  'invoice.matched': rematchReds,
  'invoice.overridden': rematchReds,
  'invoice.verified': async (tx, { tenant_id: tenantId, at, entity_id: id }) => {
    const { verified } = await invoiceTable.lock(tx, id)
    // One that is verified again keeps its hold until the new verdict.
    if (verified !== 'requested') await holdForVerdict(tx, systemActor(tenantId, '', at), id, verified === 'genuine')
  },
}
