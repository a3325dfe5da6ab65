import type { StoredFile } from '#contract/files/files.ts'
import type { RegistrationStatus } from '#contract/registrations/states.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'requests.status': RegistrationStatus
  'requests.attachments': StoredFile[]
}
