import type {
  CheckOutcome,
  CheckRule,
  DataForm,
  InvoiceKind,
  InvoiceStatus,
  ProblemKind,
  RateKind,
  Verified,
} from '#contract/invoices/invoice.ts'
import type { FoundInvoice, ProposalStatus } from '#contract/invoices/proposals.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'invoices.status': InvoiceStatus
  'invoices.kind': InvoiceKind
  'invoices.data_from': DataForm
  'invoices.problems': ProblemKind[]
  'lines.rate_kind': RateKind
  'checks.rule': CheckRule
  'checks.outcome': CheckOutcome
  'checks.facts': Record<string, string | number>
  'invoices.verified': Verified
  'verifications.verdict': Exclude<Verified, 'none' | 'requested'>
  'proposals.status': ProposalStatus
  'proposals.found': FoundInvoice
  'files.facts': Record<string, unknown>
}
