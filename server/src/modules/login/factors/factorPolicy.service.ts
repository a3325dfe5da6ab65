import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { type FactorsRow, findFactors } from './factor.store.ts'
import { type Factors, requiredFactorStep } from '../login.rules.ts'
import type { LoginSettings } from '#contract/tenancy/loginSettings.ts'
import { refuse } from '#kit/refusal.ts'
import type { AccountRow } from '#modules/identity/index.ts'
import type { PendingLogin } from '../pendingLogin.service.ts'

/** `required` for everyone, or `optional`. */
export const secondFactorPolicy = async (db: Db) => (await readSettings(db, 'secondFactor')).secondFactor

export const factorsOf = async (db: Db, personId: string): Promise<Factors> =>
  presentFactors((await findFactors(db, { personId }))[0])

export const presentFactors = (row: FactorsRow | undefined): Factors => ({
  totp: Boolean(row?.totp_at),
  passkeys: row?.passkeys ?? 0,
  recoveryCodes: row?.recovery_codes ?? 0,
})

type FactorMethod = 'totp' | 'passkey' | 'recovery'
export const factorMethodsOf = ({ totp, passkeys, recoveryCodes }: Factors): FactorMethod[] => [
  ...(totp ? (['totp'] as const) : []),
  ...(passkeys > 0 ? (['passkey'] as const) : []),
  ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
]

export function requireSecondFactor(
  pending: PendingLogin,
  account: AccountRow,
  key: string,
  policy: LoginSettings['secondFactor'],
  factors: Factors,
) {
  const hasSecondFactor = pending.secondFactorFor === account.person_id
  const due = requiredFactorStep({ entrance: account.entrance, policy, factors, hasShownSecondFactor: hasSecondFactor })
  const step = { key, userCode: account.user_code }
  if (due === 'setUp') refuse('login.factorMissing', step)
  if (due === 'show') refuse('login.secondFactor', { ...step, methods: factorMethodsOf(factors) })
}
