import { impersonation } from './en/impersonation.ts'
import { offboarding } from './en/offboarding.ts'
import { auditLog } from './en/auditLog.ts'
import { departments } from './en/departments.ts'
import { organisation } from './en/organisation.ts'
import { people } from './en/people.ts'
import { positions } from './en/positions.ts'
import { reach } from './en/reach.ts'
import { roles } from './en/roles.ts'

export const messages = {
  impersonation,
  offboarding,
  auditLog,
  departments,
  organisation,
  people,
  positions,
  reach,
  roles,
}
