import { countdown } from './zh-CN/countdown.ts'
import { hall } from './zh-CN/hall.ts'
import { result } from './zh-CN/result.ts'

/** What halls say, and the cards of projects wherever they are. */
export const messages = { countdown, hall, result }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'sourcing.halls': typeof messages
  }
}
