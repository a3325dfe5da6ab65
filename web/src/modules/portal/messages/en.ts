import { portal } from './en/portal.ts'
import { settings } from './en/settings.ts'

export const messages = { portal, settings }
