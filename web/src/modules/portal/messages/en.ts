import { portal } from './en/portal.ts'
import { visitors } from './en/visitors.ts'

export const messages = { portal, visitors }
