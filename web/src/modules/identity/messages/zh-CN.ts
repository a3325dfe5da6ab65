import { auditLog } from './zh-CN/auditLog.ts'
import { departments } from './zh-CN/departments.ts'
import { organisation } from './zh-CN/organisation.ts'
import { people } from './zh-CN/people.ts'
import { roles } from './zh-CN/roles.ts'

export const messages = { auditLog, departments, organisation, people, roles }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    identity: typeof messages
  }
}
