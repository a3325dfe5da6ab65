import { Id, shape } from '#contract/kit/schema.ts'

/** Job of the clock of one auction. */
export const auctionJob = { name: 'sourcing.auctionDue', payload: shape({ projectId: Id }) }
export const auctionKey = (projectId: string): string => `auction ${projectId}`
/** Signal of an auction: something in its log is new. */
export const auctionTopic = (projectId: string): string => `auction ${projectId}`

/** Job that reminds suppliers before an auction begins. */
export const auctionSoonJob = { name: 'sourcing.remindOfAuction', payload: shape({ projectId: Id }) } as const
export const auctionSoonKey = (projectId: string): string => `remind of auction ${projectId}`

/** Job that tells bidders who no longer lead; one a minute and auction. */
export const outbidJob = { name: 'sourcing.tellOutbid', payload: shape({ projectId: Id }) } as const
