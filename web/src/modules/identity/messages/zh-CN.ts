import { impersonation } from './zh-CN/impersonation.ts'
import { offboarding } from './zh-CN/offboarding.ts'
import { auditLog } from './zh-CN/auditLog.ts'
import { departments } from './zh-CN/departments.ts'
import { organisation } from './zh-CN/organisation.ts'
import { people } from './zh-CN/people.ts'
import { positions } from './zh-CN/positions.ts'
import { reach } from './zh-CN/reach.ts'
import { roles } from './zh-CN/roles.ts'

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

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    identity: typeof messages
  }
}
