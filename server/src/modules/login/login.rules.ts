import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginRequest } from '#contract/login/login.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** After this many failures within the window the person, or the address, waits. */
export const loginThrottle = { minutes: 15, perPerson: 5, perAddress: 30 } as const

/** A number gets one SMS a minute, and as many a day as the tenant says (`smsPerDay`); a code of one lives five minutes and bears five guesses. */
export const smsLimits = {
  secondsBetween: 60,
  perAddressAndHour: 200,
  codeMinutes: 5,
  guesses: 5,
} as const

/** Trials: one a day for a number, five for an address; how long an account of one lasts is the tenant's to say (`trialDays`). */
export const trialLimits = { perNumberAndDay: 1, perAddressAndDay: 5 } as const

export interface NamedAccount {
  code: string
  mobile: string
}

/** Whether the typed name was read as a job number, as a mobile number, or as both of different people. */
export function nameKindOf(typed: string, people: readonly NamedAccount[]): 'choose' | 'jobNo' | 'mobile' {
  const asCode = people.some((person) => person.code === typed)
  const asMobile = people.some((person) => person.mobile === typed && person.code !== typed)
  return asCode && asMobile ? 'choose' : asCode ? 'jobNo' : 'mobile'
}

/** Of the accounts that fit, those that the typed name means when it is read this way. */
export const accountsNamed = <A extends NamedAccount>(
  accounts: readonly A[],
  { userCode, loginWaychoice: way }: Pick<LoginRequest, 'userCode' | 'loginWaychoice'>,
): A[] =>
  accounts.filter(
    ({ code, mobile }) => way === undefined || (way === 'jobNo' ? code === userCode : mobile === userCode),
  )

export interface Account {
  entrance: Entrance
  disabled: boolean
  expires_at: Date | null
}

/** The accounts that may go on at this entrance now, or the reason why none may. */
export function eligibleAccountsAt<A extends Account>(
  accounts: readonly A[],
  entrance: Entrance | undefined,
  now: Date,
): A[] | RefusalCode {
  const here = accounts.filter((account) => entrance === undefined || account.entrance === entrance)
  if (here.length === 0) return accounts.length === 0 ? 'login.wrong' : 'login.wrongEntrance'
  const enabled = here.filter(({ disabled }) => !disabled)
  if (enabled.length === 0) return 'login.disabled'
  const unexpired = enabled.filter(({ expires_at: end }) => end === null || end > now)
  return unexpired.length === 0 ? 'login.expired' : unexpired
}

/** What a person could show as a second factor. */
export interface Factors {
  readonly totp: boolean
  readonly passkeys: number
  readonly recoveryCodes: number
}

export interface FactorContext {
  readonly entrance: Entrance
  /** The tenant's configuration `secondFactor`: `required` for everybody, else for those who have set one up. */
  readonly policy: string
  readonly factors: Factors
  /** The way in was as good as two, or the second has been shown. */
  readonly hasShownSecondFactor: boolean
}

export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys > 0

/** Operators never go without a second factor, whatever their tenant says. */
export const mustHaveFactor = (entrance: Entrance, policy: string): boolean =>
  entrance === 'operator' || policy === 'required'

/** Whether a second factor is still to be shown, or even to be set up. */
export function requiredFactorStep({
  entrance,
  policy,
  factors,
  hasShownSecondFactor,
}: FactorContext): 'show' | 'setUp' | undefined {
  if (hasShownSecondFactor) return undefined
  if (hasFactor(factors)) return 'show'
  return mustHaveFactor(entrance, policy) ? 'setUp' : undefined
}

/** A code is read without regard to case, as people type it. */
export const isSameCode = (typed: string | undefined, answer: string): boolean =>
  typed?.trim().toUpperCase() === answer.toUpperCase()
