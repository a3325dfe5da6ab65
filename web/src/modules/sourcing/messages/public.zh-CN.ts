import { auction } from './zh-CN/auction.ts'
import { closing } from './zh-CN/closing.ts'
import { notice } from './zh-CN/notice.ts'
import { steps } from './zh-CN/steps.ts'

/** What notices of projects say beside `halls`: they bring nothing of what buyers and suppliers do. */
export const messages = {
  auction,
  closing,
  notice,
  steps,
}

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'sourcing.public': typeof messages
  }
}
