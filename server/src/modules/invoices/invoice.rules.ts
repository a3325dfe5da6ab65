import {
  type InvoiceAction,
  type InvoiceStatus,
  invoiceStatusNames,
  type ProblemKind,
  type Verified,
} from '#contract/invoices/invoice.ts'
import { units } from '#contract/kit/money.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Facts that the flow of invoices evaluates. */
export interface InvoiceFacts {
  readonly status: InvoiceStatus
  readonly problems: readonly ProblemKind[]
  /** Person who accepted its price difference. */
  readonly overridden_by: string | null
  /** Amount of the red invoices that reverse it. */
  readonly reversed: string
  /** What the tax bureau says of it. */
  readonly verified: Verified
  /** When it said so last; null: never. */
  readonly verified_at: Date | null
}
type Required = Requirement<InvoiceFacts>

const hasOnlyPrice: Required = {
  holds: ({ problems }) => problems.every((problem) => problem === 'price'),
  otherwise: 'invoice.notOverridable',
}
/** Who accepts a difference does not also approve it, with whichever account. */
const isOfAnother: Required = {
  holds: ({ overridden_by: by }, { personId }) => by !== personId,
  otherwise: 'invoice.ownOverride',
}
/** One that is verified again waits for the new verdict, so that nobody gets past a bad one by asking again. */
const isNotForged: Required = {
  holds: ({ verified, verified_at: at }) =>
    verified === 'none' || verified === 'genuine' || (verified === 'requested' && at === null),
  otherwise: 'invoice.notGenuine',
}
const isNotReversed: Required = {
  holds: ({ reversed }) => units(reversed) === 0n,
  otherwise: 'invoice.hasRed',
}

/** Flow of an invoice: matched when it is read, then approved, or returned to its supplier. */
export const invoiceFlow = flow<InvoiceFacts, InvoiceStatus, InvoiceAction>(
  {
    match: {
      from: ['submitted', 'exception'],
      to: ({ problems }) => (problems.length === 0 ? 'matched' : 'exception'),
      into: ['matched', 'exception'],
      needs: 'invoice.match',
    },
    override: { from: ['exception'], to: 'matched', needs: 'invoice.override', only: hasOnlyPrice },
    approve: { from: ['matched'], to: 'approved', needs: 'invoice.approve', only: [isOfAnother, isNotForged] },
    return: { from: ['exception', 'matched'], to: 'returned', needs: 'invoice.match', only: isNotReversed },
    resubmit: { from: ['returned'], to: 'submitted', needs: 'owner' },
  },
  invoiceStatusNames,
)
