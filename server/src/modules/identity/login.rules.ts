import type { Entrance, LoginRequest } from '#contract/identity.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** After this many failures within the window the account, or the address, waits. */
export const throttle = { minutes: 15, perAccount: 5, perAddress: 30 } as const

export interface Known {
  code: string
  mobile: string
}

/** Whether the typed name was read as a job number, as a mobile number, or as both of different people. */
export function wayOf(typed: string, people: readonly Known[]): 'choose' | 'jobNo' | 'mobile' {
  const asCode = people.some((person) => person.code === typed)
  const asMobile = people.some((person) => person.mobile === typed)
  return asCode && asMobile && people.length > 1 ? 'choose' : asCode ? 'jobNo' : 'mobile'
}

export interface Account {
  user_code: string
  entrance: Entrance
  disabled: boolean
}

/** The accounts that may go on at this entrance, or the reason why none may. */
export function accountsAt<A extends Account>(
  accounts: readonly A[],
  request: Pick<LoginRequest, 'userCode' | 'entrance' | 'loginWaychoice'>,
): A[] | RefusalCode {
  const byWay = accounts.filter(({ user_code: code }) =>
    request.loginWaychoice === 'jobNo'
      ? code === request.userCode
      : request.loginWaychoice !== 'mobile' || code !== request.userCode,
  )
  const here = byWay.filter((account) => request.entrance === undefined || account.entrance === request.entrance)
  if (here.length === 0) return byWay.length === 0 ? 'login.wrong' : 'login.wrongEntrance'
  const enabled = here.filter((account) => !account.disabled)
  return enabled.length === 0 ? 'login.disabled' : enabled
}

/** A code is read without regard to case, as people type it. */
export const sameCode = (typed: string | undefined, answer: string): boolean =>
  typed?.trim().toUpperCase() === answer.toUpperCase()
