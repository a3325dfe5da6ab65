import type { FundEntry } from '#contract/ledger/ledger.ts'
import type { DocumentedEntry } from './fund.documents.service.ts'

export const presentEntry = (row: DocumentedEntry): FundEntry => ({
  seq: row.seq,
  kind: row.kind,
  part: row.part,
  change: row.change,
  refKind: row.ref_kind,
  refId: row.ref_id,
  refNo: row.refNo,
  at: row.at.toISOString(),
})
