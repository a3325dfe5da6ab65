import { auction } from './en/auction.ts'
import { closing } from './en/closing.ts'
import { notice } from './en/notice.ts'
import { steps } from './en/steps.ts'

/** What notices of projects say beside `halls`: they bring nothing of what buyers and suppliers do. */
export const messages = {
  auction,
  closing,
  notice,
  steps,
}
