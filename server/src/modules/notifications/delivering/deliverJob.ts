import { Id, shape } from '#contract/kit/schema.ts'

/**
 * The job that sends one mail, SMS or notification: its name and what it carries, for those who add it. With growing
 * pauses about four hours.
 */
export const deliverJob = { name: 'notifications.deliver', payload: shape({ id: Id }), maxAttempts: 10 } as const
export const deliverKey = (id: string): string => `deliver ${id}`
