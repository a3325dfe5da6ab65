import { dayOf, monthsLater } from '#contract/kit/calendar.ts'
import {
  accessReviewStatusNames,
  type AccessReviewStatus,
  longestReview,
  reminderDays,
  type ReviewItemStatus,
  reviewItemStatusNames,
} from '#contract/accessReviews/states.ts'
import { flow } from '#kit/flow.ts'

/** Flow of a review: it is closed with the last decision, or when its due day is over. */
export const reviewFlow = flow<{ status: AccessReviewStatus }, AccessReviewStatus, 'close'>(
  { close: { from: ['01'], to: '02', needs: 'owner' } },
  accessReviewStatusNames,
)

/** Flow of an item. The command finds out who decides. */
export const itemFlow = flow<{ status: ReviewItemStatus }, ReviewItemStatus, 'keep' | 'revoke' | 'end' | 'lapse'>(
  {
    keep: { from: ['01'], to: '02', needs: 'owner' },
    revoke: { from: ['01'], to: '03', needs: 'owner' },
    end: { from: ['01'], to: '04', needs: 'owner' },
    lapse: { from: ['01'], to: '05', needs: 'owner' },
  },
  reviewItemStatusNames,
)

/** Whether a review may be due on a day. */
export const isDueDay = (dueOn: string, now: Date): boolean =>
  dueOn > dayOf(now) && dueOn <= monthsLater(dayOf(now), longestReview)

const dayMs = 86_400_000
/** Whether reviewers are reminded today: on some of the last days, once a day. */
export function isReminderDay(dueOn: string, remindedOn: string | null, now: Date): boolean {
  const today = dayOf(now)
  const left = Math.round((Date.parse(dueOn) - Date.parse(today)) / dayMs)
  return remindedOn !== today && reminderDays.some((days) => days === left)
}

interface ResultOf {
  readonly id: string
  readonly name: string
  readonly due_on: string
  readonly role_names: readonly string[]
  readonly dept_names: readonly string[]
  readonly opener_id: string
  readonly opened_by: string
  readonly opened_at: Date
}
interface DecidedItem {
  readonly id: string
  readonly status: ReviewItemStatus
  readonly user_id: string
  readonly person_id: string
  readonly user_code: string
  readonly user_name: string
  readonly dept_name: string
  readonly role_id: string
  readonly role_code: string
  readonly role_name: string
  readonly since: Date
  readonly ends_on: string | null
  readonly last_login_at: Date | null
  readonly reach: string
  readonly reach_depts: readonly string[]
  readonly reason: string
  readonly decided_by: string
  readonly decided_person_id: string | null
  readonly decided_at: Date | null
}

const decisions = { '01': 'open', '02': 'kept', '03': 'revoked', '04': 'ended', '05': 'notDecided' } as const

/** The result as others can read and check it, without knowing the product's codes. */
export const resultOf = (review: ResultOf, items: readonly DecidedItem[], closedAt: Date) => ({
  format: 'accessReview/1',
  review: {
    id: review.id,
    name: review.name,
    dueOn: review.due_on,
    roles: review.role_names,
    departments: review.dept_names,
    openedBy: { userId: review.opener_id, name: review.opened_by },
    openedAt: review.opened_at.toISOString(),
    closedAt: closedAt.toISOString(),
  },
  items: items.map((item) => ({
    id: item.id,
    person: { personId: item.person_id, userId: item.user_id, account: item.user_code, name: item.user_name },
    department: item.dept_name,
    role: { id: item.role_id, code: item.role_code, name: item.role_name },
    since: item.since.toISOString(),
    endsOn: item.ends_on,
    lastLoginAt: item.last_login_at?.toISOString() ?? null,
    dataScope: { kind: item.reach, departments: item.reach_depts },
    decision: decisions[item.status],
    reason: item.reason,
    decidedBy: item.decided_person_id === null ? null : { personId: item.decided_person_id, name: item.decided_by },
    decidedAt: item.decided_at?.toISOString() ?? null,
  })),
})
