import type { DeptType } from '#contract/identity/identity.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Lang } from '#contract/refusals.ts'

/** Login method of a session. */
export type LoginMethod = 'password' | 'sms' | 'qr' | 'ca' | 'sso' | 'passkey' | 'switch'
/** Why a session ended, other than by timeout. */
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

/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'departments.kind': DeptType
  'logins.method': LoginMethod
  'sessions.end_reason': EndReason
  'sessions.method': LoginMethod
  'users.entrance': Entrance
  'users.lang': Lang
}
