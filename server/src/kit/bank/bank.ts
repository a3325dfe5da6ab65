/** Payment that the bank is to make. */
export interface BankPayment {
  /** Our serial, by which the bank's results are matched. */
  readonly serial: string
  readonly name: string
  readonly accountNo: string
  readonly bank: string
  /** 联行号, twelve digits. */
  readonly cnaps: string
  readonly amount: string
  readonly purpose: string
}

export interface BankOrder {
  readonly batchNo: string
  readonly payerNo: string
  readonly payerTitle: string
  readonly payments: readonly BankPayment[]
}

/** Payment of which the bank is asked. */
export interface AskedPayment {
  readonly serial: string
  readonly amount: string
  readonly sentAt: Date
}

/** What the bank says of a payment; `notFound`: it knows no payment with this serial. */
export interface BankResult {
  readonly serial: string
  readonly state: 'paid' | 'failed' | 'pending' | 'notFound'
  readonly amount: string
  readonly bankRef: string
  /** `YYYY-MM-DD`; empty where it is not paid. */
  readonly paidOn: string
  readonly reason: string
}

/** Payment that the bank had made and the payee's bank returned 退票. */
export interface ReturnedPayment {
  readonly serial: string
  readonly reason: string
}

/** The bank does not take the order; nothing of it is paid. Every other error leaves that open. */
export class BankRefused extends Error {}

/**
 * Port to the bank 银企直联. It throws `BankRefused` for an order that it does not take, and anything else when it cannot tell
 * what has happened: then it is asked, and nothing is sent again. It is never called in a transaction.
 */
export interface Bank {
  readonly submit: (order: BankOrder, signal: AbortSignal) => Promise<void>
  readonly ask: (payments: readonly AskedPayment[], signal: AbortSignal) => Promise<readonly BankResult[]>
  /** Payments that were returned since this day. */
  readonly returned: (since: string, signal: AbortSignal) => Promise<readonly ReturnedPayment[]>
}
