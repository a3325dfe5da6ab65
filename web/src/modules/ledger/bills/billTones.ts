import type { QuotaBillStatus } from '#contract/ledger/quotaBills.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const billTones = { open: 'warn', overdue: 'err', repaid: 'ok' } as const satisfies Record<QuotaBillStatus, Tone>
