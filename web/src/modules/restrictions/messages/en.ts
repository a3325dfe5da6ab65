import { restoreQueue } from './en/restoreQueue.ts'
import { restrictions } from './en/restrictions.ts'

export const messages = { restrictions, restoreQueue }
