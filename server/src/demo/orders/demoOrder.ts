/** Course of an order after its submission. */
export type Course =
  /** Awaits the first or second approver; rejected; withdrawn before a decision. */
  | 'waiting'
  | 'agreedOnce'
  | 'rejected'
  | 'withdrawn'
  /** Awaits acceptance; another delivery date was proposed; declined by the supplier. */
  | 'sent'
  | 'proposed'
  | 'refused'
  /** Accepted; cancellation requested by the buyer; cancellation accepted. */
  | 'accepted'
  | 'cancelRequested'
  | 'cancelAgreed'
  | 'partlyShipped'
  | 'shipped'
  | 'partlyReceived'
  | 'received'
  /** Received and reviewed, in one delivery or two. */
  | 'completed'
  | 'inTwoParcels'
  /** Partially rejected at the receipt; the rejected part is not paid. */
  | 'partlyReturned'
  /** Closed (partial): the remaining goods will not be delivered. */
  | 'shortClosed'
  /** Cancelled by the buyer before acceptance, or after the supplier declined it. */
  | 'cancelled'
  | 'refusedAndCancelled'
  /** Returns: requested, agreed, sent back, with another offer, declined, in arbitration, replacement shipped. */
  | 'returnRequested'
  | 'returnAgreed'
  | 'returnSent'
  | 'returnOffered'
  | 'returnRefused'
  | 'returnDisputed'
  | 'returnReplaced'
  /** Ended returns: refunded, money only, exchanged, decided by the platform. */
  | 'returnRefunded'
  | 'returnAllowed'
  | 'returnExchanged'
  | 'returnDecided'
  /** A return awaits the head of the department. */
  | 'returnWaiting'
  /** Received into inspection; a part of it decided on. */
  | 'inInspection'
  | 'inspectedInPart'

export interface DemoOrder {
  readonly course: Course
  /** Hours since the submission. */
  readonly hoursAgo: number
  /** Account of the buyer in the main tenant; in others, all buyers in turn. */
  readonly account: string
  /** First-level category of its goods. */
  readonly section: string
  /** Approximate amount in yuan. */
  readonly amount: number
  /** One of the many small orders of a year and a half. */
  readonly isEveryday: boolean
}
