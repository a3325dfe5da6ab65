import { auction } from './zh-CN/auction.ts'
import { closing } from './zh-CN/closing.ts'
import { notice } from './zh-CN/notice.ts'
import { steps } from './zh-CN/steps.ts'

/** Messages of project notices besides `halls`: separate, so that they do not load those of buyers and suppliers. */
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
