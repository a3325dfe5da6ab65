import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginRequest } from '#contract/login/login.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** Login throttle: failures per window for a person and for an address. */
export const loginThrottle = { minutes: 15, perPerson: 5, perAddress: 30 } as const

/**
 * SMS limits: one message a minute and `smsPerDay` a day for a number; a code is valid for five minutes and five
 * attempts.
 */
export const smsLimits = {
  secondsBetween: 60,
  perAddressAndHour: 200,
  codeMinutes: 5,
  guesses: 5,
} as const

/** Trial limits: one a day for a number, five for an address; `trialDays` is the lifetime of an account. */
export const trialLimits = { perNumberAndDay: 1, perAddressAndDay: 5 } as const

export interface NamedAccount {
  user_code: string
  mobile: string
}

/** Kind of the typed name: job number, mobile number, or `choose` if both match different persons. */
export function nameKindOf(typed: string, people: readonly NamedAccount[]): 'choose' | 'jobNo' | 'mobile' {
  const asCode = people.some((person) => person.user_code === typed)
  const asMobile = people.some((person) => person.mobile === typed && person.user_code !== typed)
  return asCode && asMobile ? 'choose' : asCode ? 'jobNo' : 'mobile'
}

/** Accounts with the typed name, interpreted as this kind. */
export const accountsNamed = <A extends NamedAccount>(
  accounts: readonly A[],
  { userCode, loginWaychoice: choice }: Pick<LoginRequest, 'userCode' | 'loginWaychoice'>,
): A[] =>
  accounts.filter(
    ({ user_code: code, mobile }) =>
      choice === undefined || (choice === 'jobNo' ? code === userCode : mobile === userCode),
  )

export interface Account {
  entrance: Entrance
  disabled: boolean
  expires_at: Date | null
}

/** Accounts that may log in at this entrance now, or the refusal. */
export function eligibleAccountsAt<A extends Account>(
  accounts: readonly A[],
  entrance: Entrance | undefined,
  { now, isSupplierOpen }: { readonly now: Date; readonly isSupplierOpen: boolean },
): A[] | RefusalCode {
  const isOpen = (account: A) => account.entrance !== 'supplier' || isSupplierOpen
  const here = accounts.filter(
    (account) => (entrance === undefined || account.entrance === entrance) && isOpen(account),
  )
  if (here.length === 0) return accounts.length === 0 ? 'login.wrong' : 'login.wrongEntrance'
  const enabled = here.filter(({ disabled }) => !disabled)
  if (enabled.length === 0) return 'login.disabled'
  const unexpired = enabled.filter(({ expires_at: end }) => end === null || end > now)
  return unexpired.length === 0 ? 'login.expired' : unexpired
}

/** Second factors of a person. */
export interface Factors {
  readonly totp: boolean
  readonly passkeys: number
  readonly recoveryCodes: number
}

export interface FactorContext {
  readonly entrance: Entrance
  /** Tenant setting `secondFactor`: `required` for everyone, otherwise only for persons who have one. */
  readonly policy: string
  readonly factors: Factors
  /** The login method counts as two factors, or the second factor was verified. */
  readonly hasShownSecondFactor: boolean
}

export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys > 0

/** Operators always need a second factor, whatever the tenant's setting. */
export const mustHaveFactor = (entrance: Entrance, policy: string): boolean =>
  entrance === 'operator' || policy === 'required'

/** Missing step of a second factor: verify it, set it up, or none. */
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

/** Captcha codes are case-insensitive. */
export const isSameCode = (typed: string | undefined, answer: string): boolean =>
  typed?.trim().toUpperCase() === answer.toUpperCase()
