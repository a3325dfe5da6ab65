import type { StoredFile } from '#contract/files/files.ts'
import type { EntryKind, FundKind } from '#contract/ledger/ledger.ts'
import type { QuotaApplicationStatus } from '#contract/ledger/quotaApplications.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'accounts.kind': FundKind | 'committed' | 'issued'
  'accounts.state': 'applied' | 'active' | 'closed'
  'entries.kind': EntryKind
  'entries.part': 'available' | 'frozen'
  'holds.kind': FundKind
  'quota_applications.attachments': StoredFile[]
  'quota_applications.status': QuotaApplicationStatus
}
