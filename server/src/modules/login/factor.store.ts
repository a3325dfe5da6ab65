import { hot } from '#kit/database.ts'

export interface FactorsRow {
  totp: boolean
  passkeys: number
  recovery_codes: number
}

/** What a person could show as a second factor. */
export const findFactors = hot<FactorsRow, [personId: string]>(
  `select exists (select from login.authenticators where person_id = $1) as totp,
     (select count(*)::int from login.passkeys where person_id = $1) as passkeys,
     (select count(*)::int from login.recovery_codes where person_id = $1 and used_at is null) as recovery_codes`,
)
