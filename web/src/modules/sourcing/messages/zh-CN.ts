import { countdown } from './zh-CN/countdown.ts'
import { hall } from './zh-CN/hall.ts'
import { notice } from './zh-CN/notice.ts'
import { sourcing } from './zh-CN/sourcing.ts'

export const messages = { countdown, hall, notice, sourcing }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    sourcing: typeof messages
  }
}
