import type { StoredFile } from '#contract/files/files.ts'
import type { RegistrationStatus } from '#contract/registrations/states.ts'

/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'requests.status': RegistrationStatus
  'requests.attachments': StoredFile[]
}
