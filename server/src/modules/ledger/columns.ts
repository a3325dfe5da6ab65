import type { EntryKind, FundKind } from '#contract/ledger/ledger.ts'

/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'accounts.kind': FundKind | 'committed' | 'issued'
  'accounts.state': 'applied' | 'active' | 'closed'
  'entries.kind': EntryKind
  'entries.part': 'available' | 'frozen'
  'holds.kind': FundKind
}
