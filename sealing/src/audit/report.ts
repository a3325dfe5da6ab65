/** Checks of an audit file, in order of execution. */
export const auditChecks = [
  'V00', // shape
  'V01', // file signature by the trusted platform key
  'V02', // key records signed by their makers; makers and openers in the directory
  'V03', // hash chain and order of times
  'V04', // terms and key of each round match its first entry
  'V05', // entries within the quoting period, a single close at the end
  'V06', // closing heads
  'V07', // subjects and suppliers mapped one to one
  'V08', // opening: of this head, after the close, with matching shares, countersigned
  'V09', // outcomes are exactly those of the standing entries
  'V10', // disclosures match commitments, items, amounts and sums
  'V11', // ranking and award
  'V12', // receipts are in the log, closing heads match its end
  'V13', // own quotes are in the log, valid and not lower than the winner
  'V14', // clarifications linked by their hashes, after the opening, answered in time
] as const
export type AuditCheck = (typeof auditChecks)[number]

export interface Failure {
  readonly check: AuditCheck
  /** Machine-readable reason, such as `commitment`. */
  readonly why: string
  readonly seq?: number
  readonly round?: number
}

/** Facts that the file and the evidence cannot prove. */
export type Trust =
  /** The supplier's name belongs to its id. */
  | 'supplierNames'
  /** Totals of quotes without an award are the sums of their lines. */
  | 'otherSums'
  /** The order of quotes without an award, and that none of them was better. */
  | 'otherQuotes'
  /** The points given by experts. */
  | 'scores'
  /** No score receipts: that the scores are those submitted rests on the platform. */
  | 'noScoreReceipts'
  /** The reason to award a quote other than the first. */
  | 'deviation'
  /** Earlier terms, replaced by a change entry, are not in the file. */
  | 'earlierTerms'
  /** Shares were withheld: that they match rests on the countersignatures. */
  | 'withheldShares'
  /** Automatic mode: the platform alone could have opened early. */
  | 'platformAlone'
  /** No receipts: that no entry was removed or moved rests on platform and openers. */
  | 'noReceipts'
  /**
   * No closing head received at the deadline: that nothing was inserted before the close rests on platform and openers.
   */
  | 'noClosingHeads'
  /** No own quotes: that no valid quote was declared undecryptable rests on platform and openers. */
  | 'noPackets'
  /** That no clarification was left out, or changed together with its hashes. */
  | 'clarifications'

export interface AuditReport {
  readonly failed: readonly Failure[]
  readonly checked: readonly AuditCheck[]
  readonly trusted: readonly Trust[]
}

export const codesOf = ({ failed }: AuditReport): AuditCheck[] =>
  auditChecks.filter((check) => failed.some((failure) => failure.check === check))
