import { portal } from './en/portal.ts'
import { settings } from './en/settings.ts'
import { visitors } from './en/visitors.ts'

export const messages = { portal, settings, visitors }
