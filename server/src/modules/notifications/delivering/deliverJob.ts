import { Id, shape } from '#contract/kit/schema.ts'

/** Name and payload of the delivery job, for modules that add it. Ten attempts with back-off take about four hours. */
export const deliverJob = { name: 'notifications.deliver', payload: shape({ id: Id }), maxAttempts: 10 } as const
export const deliverKey = (id: string): string => `deliver ${id}`
