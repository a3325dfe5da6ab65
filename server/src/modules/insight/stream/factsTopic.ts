import type { Tx } from '#kit/database/database.ts'
import { signal } from '#kit/events/signal.ts'

/** Signal topic of changed facts. */
export const factsTopic = 'insight.facts'
/** Tells open pages after the commit that facts have changed. */
export const signalFacts = (tx: Tx, tenantId: string): Promise<void> => signal(tx, tenantId, factsTopic)
