import { Id, shape } from '#contract/kit/schema.ts'

/** Job of the clock of one auction. */
export const auctionJob = { name: 'sourcing.auctionDue', payload: shape({ projectId: Id }) }
export const auctionKey = (projectId: string): string => `auction ${projectId}`
/** Signal of an auction: something in its log is new. */
export const auctionTopic = (projectId: string): string => `auction ${projectId}`
