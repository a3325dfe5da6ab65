/** Line that a red letter reverses; amounts are negative. */
export interface RedLine {
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly taxCode: string
  /** Percent; null: none. */
  readonly rate: string | null
  readonly pieces: number
  readonly net: string
  readonly tax: string
  readonly gross: string
}

interface Party {
  /** Tax number. */
  readonly no: string
  readonly name: string
}

/** Red letter 红字信息确认单 as the tax bureau is informed of it, with what is known of it. */
export interface BureauForm {
  /** Our number: the same form is never started twice. */
  readonly serial: string
  /** Number of the tax bureau; empty: it is not known. */
  readonly formNo: string
  /** State that the tax bureau named last, and since when. */
  readonly state: string
  readonly since: Date
  readonly startedAt: Date
  readonly startedBy: 'buyer' | 'seller'
  /** 01 issued by mistake, 02 goods returned, 03 service ended, 04 allowance. */
  readonly reason: string
  /** The buyer uses the invoice, so that the other side has to confirm. */
  readonly isUsed: boolean
  readonly blueNumber: string
  readonly seller: Party
  readonly buyer: Party
  readonly net: string
  readonly tax: string
  readonly gross: string
  readonly lines: readonly RedLine[]
}

/** What the tax bureau says of a red letter. */
export interface BureauAnswer {
  readonly formNo: string
  /**
   * 01 no confirmation needed, 02 and 03 waits for the other side, 04 confirmed, 05 and 06 refused, 07 expired, 08 and 09
   * revoked, 10 void. Others are kept and count as not confirmed.
   */
  readonly state: string
  /** Last moment to confirm; null where the state has none. */
  readonly expiresAt: Date | null
  /** Number of the red invoice; empty: it is not issued. */
  readonly redNumber: string
}

/** Invoice of which the tax bureau is asked whether it is genuine. */
export interface VerifiedInvoice {
  readonly code: string
  readonly number: string
  readonly issuedOn: string
  readonly sellerNo: string
  readonly buyerNo: string
  readonly net: string
  readonly gross: string
}

/** genuine: its data agree; differs: another content has this number; notFound: none has; void: it was cancelled. */
export type Verdict = 'genuine' | 'differs' | 'notFound' | 'void'

/** The tax bureau does not accept something, for this reason; nothing was done. Every other error leaves it open. */
export class BureauRefused extends Error {}

/**
 * Port to the tax bureau. It throws `BureauRefused` for what it does not accept, and anything else when it cannot tell; it
 * is never called in a transaction. Starting the same serial again answers the form that is there.
 */
export interface TaxBureau {
  readonly startForm: (form: BureauForm, signal: AbortSignal) => Promise<BureauAnswer>
  readonly decideForm: (
    form: BureauForm,
    decision: 'confirm' | 'refuse' | 'revoke',
    signal: AbortSignal,
  ) => Promise<BureauAnswer>
  readonly askForm: (form: BureauForm, signal: AbortSignal) => Promise<BureauAnswer>
  /** XML of the red invoice of a form. */
  readonly fetchRed: (form: BureauForm, redNumber: string, signal: AbortSignal) => Promise<Buffer>
  readonly verify: (invoice: VerifiedInvoice, signal: AbortSignal) => Promise<Verdict>
}
