import { effectiveSetting } from '#contract/settings.ts'
import type { Permission } from '#contract/permissions.ts'

/** Session timeouts: idle minutes and total hours, by tenant setting. */
export const sessionLimits = (idleMinutes: string | null, hours: string | null) => ({
  idleMinutes: effectiveSetting('sessionIdleMinutes', idleMinutes),
  hours: effectiveSetting('sessionHours', hours),
})

/** Permissions of an account; none while its initial password must be changed. */
export const permissionsOf = ({ must_change, permissions }: { must_change: boolean; permissions: readonly string[] }) =>
  new Set(must_change ? [] : (permissions as Permission[]))

interface SessionState {
  readonly disabled: boolean
  readonly expires_at: Date | null
  readonly ended_at: Date | null
  readonly end_reason: string | null
  readonly created_at: Date
  /** Limit of a session that views as somebody else, which also ends with the operator's own. */
  readonly ends_at?: Date | null
  readonly is_left?: boolean
  readonly idle_minutes: string | null
  readonly most_hours: string | null
}

const endReasonRefusals = { elsewhere: 'session.elsewhere', idle: 'session.idle' } as const

/** Refusal code of an invalid session; undefined if it is valid. */
export function endedReason(row: SessionState, now: number, seenAt: number) {
  if (row.disabled || (row.expires_at && row.expires_at.getTime() <= now)) return 'session.none'
  if (row.ended_at) return endReasonRefusals[row.end_reason as keyof typeof endReasonRefusals] ?? 'session.none'
  if (row.is_left || (row.ends_at && row.ends_at.getTime() <= now)) return 'session.none'
  const { idleMinutes, hours } = sessionLimits(row.idle_minutes, row.most_hours)
  if (now - seenAt > idleMinutes * 60_000) return 'session.idle'
  return now - row.created_at.getTime() > hours * 3_600_000 ? 'session.none' : undefined
}
