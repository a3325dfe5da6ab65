import type { AgreementStatus } from '#contract/agreements/agreement.ts'

const names = ['draft', 'approve', 'confirm', 'inForce', 'end'] as const

/** Index of the step that an agreement is in. */
const at: Record<AgreementStatus, number> = { '10': 0, '20': 1, '30': 2, '40': 3, '50': 3, '55': 3, '70': 4, '90': 4 }

/** Steps of an agreement: passed, current and coming ones. */
export const stepsOf = ({ status }: { readonly status: AgreementStatus }) =>
  names.map((step, index) => {
    if (index < at[status] || status === '70') return { step, state: 'done' as const }
    if (index > at[status]) return { step, state: 'future' as const }
    return { step, state: status === '90' ? ('failed' as const) : ('current' as const) }
  })
