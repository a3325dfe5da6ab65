import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { units } from '#contract/kit/money.ts'
import type { Invoice } from '#contract/invoices/invoice.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'
import { invoiceTones } from './invoiceTones.ts'

export interface Verdict {
  readonly tone: Tone
  readonly title: string
  /** What was found and what to do. */
  readonly note: string
}

/** Verdict on an invoice in words. */
export function useVerdict() {
  const { t } = useTranslation()
  return ({ status, problems, difference, blueNumber, reason, isOverridden }: Invoice): Verdict => {
    const of = { difference: formatMoney(difference), blueNumber }
    const tone = invoiceTones[status]
    if (status === 'exception') {
      const [first = 'noReceipt'] = problems
      return {
        tone,
        title: problems.map((problem) => t(`invoices.field.problem.options.${problem}`)).join(' · '),
        note: t(`invoices.advice.${first}.note`, of),
      }
    }
    if (status === 'returned') return { tone, title: t('invoices.verdict.returned'), note: reason }
    if (status === 'approved')
      return { tone, title: t('invoices.verdict.approved'), note: t('invoices.verdict.approvedNote') }
    const isExact = units(difference) === 0n
    const within = isOverridden ? t('invoices.verdict.overridden') : t('invoices.verdict.matchedWithin', of)
    return { tone, title: t('invoices.verdict.matched'), note: isExact ? t('invoices.verdict.matchedNote') : within }
  }
}
