import type { Permission } from '#contract/permissions.ts'
import type { LetterKind } from './letterJob.ts'

interface Reading {
  /** Where its button leads. */
  readonly path: '/havePublished' | '/supplierQuote' | '/supplierEnrolment' | '/supplierResult' | '/projectOpening'
  /** What its reader must still be allowed to when it is sent; `follows`: who still follows it, and may see it. */
  readonly permission: Permission | 'follows'
}
const bySupplier = (path: Reading['path']): Reading => ({ path, permission: 'supplierProject.join' })
const byFollower: Reading = { path: '/havePublished', permission: 'follows' }
const byOpener: Reading = { path: '/projectOpening', permission: 'seal.open' }

export const readings: Readonly<Record<LetterKind, Reading>> = {
  invited: bySupplier('/havePublished'),
  enrolmentPassed: bySupplier('/supplierQuote'),
  enrolmentRejected: bySupplier('/supplierEnrolment'),
  changed: bySupplier('/havePublished'),
  changedAfterQuote: bySupplier('/supplierQuote'),
  answered: bySupplier('/havePublished'),
  quotesDue: bySupplier('/supplierQuote'),
  closedForSupplier: bySupplier('/supplierQuote'),
  won: bySupplier('/supplierResult'),
  lost: bySupplier('/supplierResult'),
  ended: bySupplier('/havePublished'),
  closedForOpener: byOpener,
  keyed: byOpener,
  shareLost: { path: '/projectOpening', permission: 'project.manage' },
  followedChange: byFollower,
  followedAnswer: byFollower,
  followedResult: byFollower,
  followedEnd: byFollower,
}
