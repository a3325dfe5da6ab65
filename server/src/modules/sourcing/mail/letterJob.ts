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

/** The job that sends one letter: its name and what it carries, for those who add it. */
export const letterJob = {
  name: 'sourcing.sendLetter',
  payload: shape({
    kind: OneOf(letterKinds),
    projectId: Id,
    userId: Id,
    /** What it is about: with kind, project and person it makes the letter's id. */
    about: Type.String({ maxLength: 100 }),
    round: Optional(Type.Integer()),
  }),
  maxAttempts: 10,
} as const
export type LetterRequest = Static<(typeof letterJob)['payload']>

/** The job that looks before a deadline who has not quoted. */
export const reminderJob = { name: 'sourcing.remind', payload: shape({ projectId: Id }) } as const
export const reminderKey = (projectId: string): string => `remind ${projectId}`

/** The job that looks before scores are due who has not submitted any. */
export const scoreReminderJob = { name: 'sourcing.remindExperts', payload: shape({ projectId: Id }) } as const
export const scoreReminderKey = (projectId: string): string => `remind experts ${projectId}`
