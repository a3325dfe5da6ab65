import { dayOf } from '#contract/kit/calendar.ts'
import {
  type DispositionAction,
  type DispositionStatus,
  dispositionStatusNames,
  mostBlacklistedYears,
} from '#contract/onboarding/dispositions.ts'
import { type BlockKind, type DealPurpose, dealPurposes } from '#contract/suppliers/blocks.ts'
import { caseFlow } from '#kit/case/case.rules.ts'

/** Flow of a disposition. Who has proposed it does not decide it: to the flow it is a case of their own. */
export const dispositionFlow = caseFlow<DispositionStatus, DispositionAction>(
  {
    state: { from: ['01'], to: '02', needs: 'owner' },
    decide: { from: ['01', '02'], to: '03', needs: 'supplier.restrict' },
    drop: { from: ['01', '02'], to: '04', needs: 'supplier.restrict' },
    lift: { from: ['03'], to: '05', needs: 'supplier.restrict' },
  },
  dispositionStatusNames,
)

interface Proposed {
  readonly kind: BlockKind
  readonly purposes: readonly DealPurpose[]
  readonly until: string
}

/** What a kind forbids: a warning nothing, a restriction what is chosen, the others everything. */
export function purposesOf({ kind, purposes }: Pick<Proposed, 'kind' | 'purposes'>): DealPurpose[] {
  if (kind === 'warning') return []
  return kind === 'restricted' ? dealPurposes.filter((purpose) => purposes.includes(purpose)) : [...dealPurposes]
}

export function violationOfProposal({ kind, purposes, until }: Proposed, now: Date) {
  if (kind === 'restricted' && purposesOf({ kind, purposes }).length === 0) return 'disposition.purposeMissing' as const
  const latest = dayOf(new Date(now.getTime() + mostBlacklistedYears * 365 * 86_400_000))
  const isPast = until !== '' && until < dayOf(now)
  const isTooLong = kind === 'blacklisted' && (until === '' || until > latest)
  return isPast || isTooLong ? ('disposition.until' as const) : undefined
}

interface Answerable {
  readonly status: DispositionStatus
  readonly hearing_until: Date
}
/** Whether the supplier may still answer, so that nothing is decided against it yet. */
export const isHearing = ({ status, hearing_until: end }: Answerable, now: Date): boolean =>
  status === '01' && end > now

export const isInForce = (
  { status, last_day: last }: { readonly status: DispositionStatus; readonly last_day: string | null },
  now: Date,
): boolean => status === '03' && (last === null || last >= dayOf(now))
