import { Id, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

/** What letters are about. */
export const letterKinds = [
  'invited',
  'enrolmentPassed',
  'enrolmentRejected',
  'changed',
  'changedAfterQuote',
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
  'followedChange',
  'followedAnswer',
  'followedResult',
  'followedEnd',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** A letter to one account. */
export const LetterRequest = shape({
  kind: OneOf(letterKinds),
  projectId: Id,
  userId: Id,
  /** What it is about: with kind, project and person it makes the letter's id. */
  about: Type.String({ maxLength: 100 }),
  round: Optional(Type.Integer()),
})
export type LetterRequest = Static<typeof LetterRequest>

/** The job that looks before a deadline who has not quoted. */
export const reminderJob = { name: 'sourcing.remind', payload: shape({ projectId: Id }) } as const
export const reminderKey = (projectId: string): string => `remind ${projectId}`

/** The job that looks before scores are due who has not submitted any. */
export const scoreReminderJob = { name: 'sourcing.remindExperts', payload: shape({ projectId: Id }) } as const
export const scoreReminderKey = (projectId: string): string => `remind experts ${projectId}`
