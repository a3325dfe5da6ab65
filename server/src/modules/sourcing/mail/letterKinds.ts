import type { Permission } from '#contract/permissions.ts'
import type { LetterKind } from './letterRequest.ts'

interface Reading {
  /** Where its button leads; the id of the project follows. */
  readonly path:
    | '/havePublished?id='
    | '/supplierQuote?id='
    | '/supplierEnrolment?id='
    | '/supplierResult?id='
    | '/projectOpening?projectId='
    | '/projectScoring?projectId='
  /** What its reader must still be allowed to when it is sent; `follows`: who still follows it, and may see it. */
  readonly permission: Permission | 'follows'
}
const bySupplier = (path: Reading['path']): Reading => ({ path, permission: 'supplierProject.join' })
const byFollower: Reading = { path: '/havePublished?id=', permission: 'follows' }
const byOpener: Reading = { path: '/projectOpening?projectId=', permission: 'seal.open' }
const byExpert: Reading = { path: '/projectScoring?projectId=', permission: 'project.score' }

export const readings: Readonly<Record<LetterKind, Reading>> = {
  invited: bySupplier('/havePublished?id='),
  enrolmentPassed: bySupplier('/supplierQuote?id='),
  enrolmentRejected: bySupplier('/supplierEnrolment?id='),
  changed: bySupplier('/havePublished?id='),
  changedAfterQuote: bySupplier('/supplierQuote?id='),
  answered: bySupplier('/havePublished?id='),
  quotesDue: bySupplier('/supplierQuote?id='),
  closedForSupplier: bySupplier('/supplierQuote?id='),
  won: bySupplier('/supplierResult?id='),
  lost: bySupplier('/supplierResult?id='),
  ended: bySupplier('/havePublished?id='),
  closedForOpener: byOpener,
  keyed: byOpener,
  shareHandedOver: byOpener,
  negotiating: bySupplier('/supplierQuote?id='),
  negotiationExtended: bySupplier('/supplierQuote?id='),
  scoring: byExpert,
  scoresDue: byExpert,
  failureProposed: { path: '/projectOpening?projectId=', permission: 'project.oversee' },
  shareLost: { path: '/projectOpening?projectId=', permission: 'project.manage' },
  followedChange: byFollower,
  followedAnswer: byFollower,
  followedResult: byFollower,
  followedEnd: byFollower,
}
