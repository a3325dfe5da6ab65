import { departments } from './en/departments.ts'
import { organisation } from './en/organisation.ts'

export const messages = { departments, organisation }
