import type { Permission } from '#contract/permissions.ts'
import type { LetterKind } from './letterRequest.ts'

interface Reading {
  /** Path of its button; the project's id is appended. */
  readonly path:
    | '/havePublished?id='
    | '/supplierQuote?id='
    | '/supplierEnrolment?id='
    | '/supplierResult?id='
    | '/auctionRoom?id='
    | '/projectOpening?projectId='
    | '/projectScoring?projectId='
  /**
   * Permission that the reader must still hold when it is sent; `follows`: the reader must still follow and be able to
   * see the project; `oversees`: the reader must still oversee the project.
   */
  readonly permission: Permission | 'follows' | 'oversees'
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
  answered: bySupplier('/havePublished?id='),
  quotesDue: bySupplier('/supplierQuote?id='),
  closedForSupplier: bySupplier('/havePublished?id='),
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
  failureProposed: { path: '/projectOpening?projectId=', permission: 'oversees' },
  shareLost: { path: '/projectOpening?projectId=', permission: 'project.manage' },
  auctionSoon: bySupplier('/auctionRoom?id='),
  auctionOutbid: bySupplier('/auctionRoom?id='),
  auctionRecorded: bySupplier('/auctionRoom?id='),
  auctionAnnulled: bySupplier('/auctionRoom?id='),
  auctionExcluded: bySupplier('/auctionRoom?id='),
  auctionEnded: bySupplier('/auctionRoom?id='),
  followedChange: byFollower,
  followedAnswer: byFollower,
  followedResult: byFollower,
  followedEnd: byFollower,
}
