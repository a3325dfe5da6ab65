import type { DeptType } from '#contract/identity/identity.ts'
import type { Entrance } from '#contract/kit/entrance.ts'

/** How a session came about. */
export type Way = 'password' | 'sms' | 'qr' | 'ca' | 'sso' | 'passkey' | 'switch'
/** What ended it, other than its time. */
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
  'logins.way': Way
  'sessions.end_reason': EndReason
  'sessions.way': Way
  'users.entrance': Entrance
}
