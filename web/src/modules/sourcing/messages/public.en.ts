import { auction } from './en/auction.ts'
import { closing } from './en/closing.ts'
import { countdown } from './en/countdown.ts'
import { hall } from './en/hall.ts'
import { notice } from './en/notice.ts'
import { result } from './en/result.ts'
import { steps } from './en/steps.ts'

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
