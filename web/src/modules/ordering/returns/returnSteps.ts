import type { Return } from '#contract/ordering/returns/return.ts'

type StepName = 'submitted' | 'approval' | 'answered' | 'sent' | 'arbitration' | 'replacement' | 'done' | 'closed'

/** Steps of a return by its kind and history: passed, current and coming ones. */
export function stepsOf({ kind, status, isRejected, parcel, statements, replacement }: Return) {
  const isDecided = status === '60' || statements.some(({ by }) => by === 'operator')
  const goesBack = kind === 'refund' || kind === 'exchange' || kind === 'repair'
  const isReplaced = kind === 'exchange' || kind === 'repair' || kind === 'resend' || replacement !== null
  const isClosed = status === '90' || status === '95'
  const names: StepName[] = [
    'submitted',
    ...(status === '20' ? (['approval'] as const) : []),
    ...(isRejected ? [] : (['answered'] as const)),
    ...(goesBack || parcel ? (['sent'] as const) : []),
    ...(isDecided ? (['arbitration'] as const) : []),
    ...(isReplaced ? (['replacement'] as const) : []),
    isClosed ? 'closed' : 'done',
  ]
  const current: Partial<Record<Return['status'], StepName>> = {
    '20': 'approval',
    '30': 'answered',
    '32': 'answered',
    '35': 'answered',
    '40': 'sent',
    '50': 'sent',
    '60': 'arbitration',
    '75': 'replacement',
    '78': 'replacement',
  }
  const at = names.indexOf(current[status] ?? 'done')
  return names.map((step, index) => ({
    step,
    state: isClosed
      ? step === 'closed'
        ? ('failed' as const)
        : step === 'submitted' || (step === 'sent' && parcel)
          ? ('done' as const)
          : ('future' as const)
      : status === '80' || index < at
        ? ('done' as const)
        : index === at
          ? ('current' as const)
          : ('future' as const),
  }))
}
