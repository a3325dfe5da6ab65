import { countdown } from './zh-CN/countdown.ts'
import { hall } from './zh-CN/hall.ts'
import { result } from './zh-CN/result.ts'

/** Messages of halls and project cards. */
export const messages = { countdown, hall, result }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'sourcing.halls': typeof messages
  }
}
