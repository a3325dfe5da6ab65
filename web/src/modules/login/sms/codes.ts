import type { RefusalCode } from '#contract/refusals.ts'
import type { Refused } from '#web/kit/client/refused.ts'

/** Refusals of a code by SMS, and others after which the same uuid still goes on. */
const ofCode: readonly RefusalCode[] = ['sms.codeWrong', 'sms.codeGone', 'sms.notSent']
const passing: readonly RefusalCode[] = [...ofCode, 'sms.tooSoon', 'sms.failed']

export const isOneOf = (error: Refused, codes: readonly RefusalCode[]): boolean => codes.some((code) => error.is(code))
export const isWrongPassword = (error: Refused): boolean =>
  isOneOf(error, ['login.wrong', 'login.wrongLeft', 'login.wrongLast'])
export const isOfCode = (error: Refused): boolean => isOneOf(error, ofCode)
export const isPassing = (error: Refused): boolean => isOneOf(error, passing)
