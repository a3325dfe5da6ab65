import type { DataExportStatus } from '#contract/platform/dataExports.ts'
import type { DeletionStatus, Removed } from '#contract/platform/deletions.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'deletions.status': DeletionStatus
  'deletions.certificate': Removed | null
  'exports.status': DataExportStatus
}
