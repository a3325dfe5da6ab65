import type { NamedRefusal } from '#web/kit/client/refusalNumbers.ts'
import type { Refused } from '#web/kit/client/refused.ts'

/** Refusals about a code, and others after which the uuid stays valid. */
const ofCode: readonly NamedRefusal[] = ['sms.codeWrong', 'sms.codeGone', 'sms.notSent']
const passing: readonly NamedRefusal[] = [...ofCode, 'sms.tooSoon', 'sms.failed']

export const isOneOf = (error: Refused, codes: readonly NamedRefusal[]): boolean => codes.some((code) => error.is(code))
export const isWrongPassword = (error: Refused): boolean =>
  isOneOf(error, ['login.wrong', 'login.wrongLeft', 'login.wrongLast'])
export const isOfCode = (error: Refused): boolean => isOneOf(error, ofCode)
export const isPassing = (error: Refused): boolean => isOneOf(error, passing)
