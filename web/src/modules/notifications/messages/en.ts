import { myMessages } from './en/myMessages.ts'
import { messageSettings, unsubscribe } from './en/messageSettings.ts'

export const messages = { myMessages, messageSettings, unsubscribe }
