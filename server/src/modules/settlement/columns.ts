import type { PayableHold, PayableKind, PayableStatus } from '#contract/settlement/payable.ts'
import type { ProblemKind } from '#contract/invoices/invoice.ts'
import type { StoredFile } from '#contract/files/files.ts'
import type { RetentionOutcome, RetentionStatus } from '#contract/settlement/retentions/retention.ts'
import type { RedFormStatus, RedReason, RedSide } from '#contract/settlement/red/redForm.ts'
import type { MatchMethod, RowOutcome } from '#contract/settlement/matching/match.ts'
import type { DisputeKind, DisputeStatus, SettlementKind, StatementStatus } from '#contract/settlement/statement.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'disputes.kind': DisputeKind
  'disputes.status': DisputeStatus
  'lines.kind': SettlementKind
  'payables.holds': PayableHold[]
  'payables.kind': PayableKind
  'payables.status': PayableStatus
  'supplier_holds.kind': PayableHold
  'matches.method': MatchMethod
  'matches.status': 'exception' | 'matched' | 'released'
  'match_rows.outcome': RowOutcome
  'red_forms.status': RedFormStatus
  'red_forms.pending': '' | 'start' | 'confirm' | 'refuse' | 'revoke'
  'red_forms.reason_code': RedReason
  'red_forms.started_by': RedSide
  'retentions.status': RetentionStatus
  'retentions.outcome': RetentionOutcome
  'retentions.documents': StoredFile[]
  'retentions.proposal_documents': StoredFile[]
  'retention_moves.kind': 'withheld' | 'released' | 'deducted' | 'reversed'
  'retention_moves.documents': StoredFile[]
  'exceptions.kind': ProblemKind
  'statements.status': StatementStatus
}
