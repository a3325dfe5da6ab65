import { auditLog } from './en/auditLog.ts'
import { departments } from './en/departments.ts'
import { organisation } from './en/organisation.ts'
import { people } from './en/people.ts'
import { roles } from './en/roles.ts'

export const messages = { auditLog, departments, organisation, people, roles }
