import { auction } from './en/auction.ts'
import { closing } from './en/closing.ts'
import { notice } from './en/notice.ts'
import { steps } from './en/steps.ts'

/** Messages of project notices besides `halls`: separate, so that they do not load those of buyers and suppliers. */
export const messages = {
  auction,
  closing,
  notice,
  steps,
}
