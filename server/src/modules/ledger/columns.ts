import type { StoredFile } from '#contract/files/files.ts'
import type { BudgetChangeKind, BudgetChangeStatus } from '#contract/ledger/budgetChanges.ts'
import type { EntryKind, PayingKind } from '#contract/ledger/ledger.ts'
import type { QuotaBillStatus } from '#contract/ledger/quotaBills.ts'
import type { QuotaApplicationStatus } from '#contract/ledger/quotaApplications.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'accounts.kind': PayingKind | 'committed' | 'actual' | 'repaid' | 'issued' | 'outside' | 'points' | 'pointsIssued'
  'accounts.state': 'applied' | 'active' | 'closed'
  'budget_changes.kind': BudgetChangeKind
  'budget_changes.status': BudgetChangeStatus
  'entries.kind': EntryKind
  'entries.part': 'available' | 'frozen'
  'holds.kind': PayingKind | 'points'
  'holds.state': 'open' | 'committed' | 'released' | 'moved'
  'lots.source_kind': 'order' | 'grant'
  'quota_bills.status': QuotaBillStatus
  'quota_applications.attachments': StoredFile[]
  'quota_applications.status': QuotaApplicationStatus
}
