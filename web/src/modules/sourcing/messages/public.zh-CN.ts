import { auction } from './zh-CN/auction.ts'
import { closing } from './zh-CN/closing.ts'
import { countdown } from './zh-CN/countdown.ts'
import { hall } from './zh-CN/hall.ts'
import { notice } from './zh-CN/notice.ts'
import { result } from './zh-CN/result.ts'
import { steps } from './zh-CN/steps.ts'

/** What pages for everybody say: they bring nothing of what buyers and suppliers do. */
export const messages = {
  auction,
  closing,
  countdown,
  hall,
  notice,
  result,
  steps,
}

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'sourcing.public': typeof messages
  }
}
