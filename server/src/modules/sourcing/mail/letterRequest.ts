import { Id, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Kinds of letters. */
export const letterKinds = [
  'invited',
  'enrolmentPassed',
  'enrolmentRejected',
  'changed',
  'answered',
  'quotesDue',
  'closedForSupplier',
  'closedForOpener',
  'keyed',
  'won',
  'lost',
  'ended',
  'shareLost',
  'shareHandedOver',
  'negotiating',
  'negotiationExtended',
  'scoring',
  'scoresDue',
  'failureProposed',
  'auctionSoon',
  'auctionOutbid',
  'auctionRecorded',
  'auctionAnnulled',
  'auctionExcluded',
  'auctionEnded',
  'followedChange',
  'followedAnswer',
  'followedResult',
  'followedEnd',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** Request for a letter to one account. */
export const LetterRequest = shape({
  kind: OneOf(letterKinds),
  projectId: Id,
  userId: Id,
  /** Subject; with kind, project and user it forms the deduplication id of the letter. */
  about: Type.String({ maxLength: 100 }),
  round: Optional(Type.Integer()),
  /** Names of the lots that an auction's letter is about, where there are lots. */
  lots: Optional(Type.String({ maxLength: 1000 })),
})
export type LetterRequest = Static<typeof LetterRequest>

/** Job that reminds suppliers before the deadline. */
export const reminderJob = { name: 'sourcing.remind', payload: shape({ projectId: Id }) } as const
export const reminderKey = (projectId: string): string => `remind ${projectId}`

/** Job that reminds experts without submitted scores before they are due. */
export const scoreReminderJob = { name: 'sourcing.remindExperts', payload: shape({ projectId: Id }) } as const
export const scoreReminderKey = (projectId: string): string => `remind experts ${projectId}`
