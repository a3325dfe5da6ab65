import type { StoredFile } from '#contract/files/files.ts'
import type { PermissionId } from '#contract/restrictions/functions.ts'
import type { ApplicationStatus, RestrictionStatus } from '#contract/restrictions/states.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'restrictions.status': RestrictionStatus
  'restrictions.perm_id': PermissionId
  'applications.status': ApplicationStatus
  'applications.perm_ids': PermissionId[]
  'applications.attachments': StoredFile[]
}
