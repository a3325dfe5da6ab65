import type { DeptType } from '#contract/identity/identity.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Lang } from '#contract/refusals.ts'

/** Login method of a session. */
export type LoginMethod = 'password' | 'sms' | 'qr' | 'ca' | 'sso' | 'passkey' | 'switch' | 'impersonation'
/** End reason of a session, other than timeout. */
export type EndReason =
  | 'logout'
  | 'elsewhere'
  | 'idle'
  | 'disabled'
  | 'password'
  | 'mobile'
  | 'switch'
  | 'byUser'
  | 'byOperator'

/** Column types that SQL does not describe. */
export interface Columns {
  'departments.kind': DeptType
  'logins.method': LoginMethod
  'sessions.end_reason': EndReason
  'sessions.method': LoginMethod
  'users.entrance': Entrance
  'users.lang': Lang
}
