/** What becomes of an order after it was submitted. */
export type Course =
  /** It waits for its approver, or for the second; was rejected; was withdrawn before anybody decided. */
  | 'waiting'
  | 'agreedOnce'
  | 'rejected'
  | 'withdrawn'
  /** Sent to its supplier, who has not answered; offers another day; has refused it. */
  | 'sent'
  | 'proposed'
  | 'refused'
  /** Accepted; the buyer asks to cancel it; the supplier agreed to that. */
  | 'accepted'
  | 'cancelRequested'
  | 'cancelAgreed'
  | 'partlyShipped'
  | 'shipped'
  | 'partlyReceived'
  | 'received'
  /** Received and commented on, in one parcel or two. */
  | 'completed'
  | 'inTwoParcels'
  /** Some of it was turned back at the receipt, and is not paid for. */
  | 'partlyReturned'
  /** The rest will not come. */
  | 'shortClosed'
  /** The buyer cancelled it before it was accepted; after the supplier had refused it. */
  | 'cancelled'
  | 'refusedAndCancelled'

export interface DemoOrder {
  readonly course: Course
  /** When it was submitted. */
  readonly hoursAgo: number
  /** Account of the buyer in the main tenant; elsewhere everybody in turn. */
  readonly account: string
  /** First-level category of its goods. */
  readonly section: string
  /** Yuan; about what it comes to. */
  readonly amount: number
}
