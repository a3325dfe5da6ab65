/** The checks of an audit file, in the order in which they are made. */
export const auditChecks = [
  'V00', // shape
  'V01', // signature of the file by the trusted platform key
  'V02', // key records signed by their makers; makers and openers in the directory
  'V03', // chain, order of times
  'V04', // terms and key of each round are those of its first entry
  'V05', // entries within the quoting time, one close, nothing after it
  'V06', // closing heads
  'V07', // subjects and suppliers, one to one
  'V08', // opening: of this head, after the close, shares that fit, countersigned
  'V09', // outcomes are exactly those of the effective entries
  'V10', // disclosures fit their commitments, items, amounts and sums
  'V11', // ranking and award
  'V12', // receipts are in the log, closing heads are its end
  'V13', // own quotes are in the log, valid and not lower than the winner
] as const
export type AuditCheck = (typeof auditChecks)[number]

export interface Failure {
  readonly check: AuditCheck
  /** One word for a program, such as `commitment`. */
  readonly why: string
  readonly seq?: number
  readonly round?: number
}

/** What this file and this evidence cannot show. */
export type Trust =
  /** The name of a supplier belongs to its id. */
  | 'supplierNames'
  /** Totals of quotes that were not awarded are the sums of their lines. */
  | 'otherSums'
  /** The order among quotes that were not awarded, and that none of them was better. */
  | 'otherQuotes'
  /** The points that people gave. */
  | 'scores'
  /** No receipts of experts: that their scores are those that they gave rests on the platform. */
  | 'noScoreReceipts'
  /** The reason to award another than the first. */
  | 'deviation'
  /** Terms that were changed by a later entry are not in the file. */
  | 'earlierTerms'
  /** Shares were withheld: that they fit rests on the countersignatures. */
  | 'withheldShares'
  /** Automatic mode: the platform alone could open early. */
  | 'platformAlone'
  /** No receipts: that no entry was dropped or moved rests on platform and openers. */
  | 'noReceipts'
  /** No closing head from the deadline: that nothing was inserted before the close rests on platform and openers. */
  | 'noClosingHeads'
  /** No own quote: that no valid quote was called undecryptable rests on platform and openers. */
  | 'noPackets'

export interface AuditReport {
  readonly failed: readonly Failure[]
  readonly checked: readonly AuditCheck[]
  readonly trusted: readonly Trust[]
}

export const codesOf = ({ failed }: AuditReport): AuditCheck[] =>
  auditChecks.filter((check) => failed.some((failure) => failure.check === check))
