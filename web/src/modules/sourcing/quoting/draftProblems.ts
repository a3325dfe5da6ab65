import type { TFunction } from 'i18next'
import type { QuoteDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { earliestValidity } from './draft.ts'

/** Violations of a quote beyond its schema, as text by field path. */
export function draftProblems(
  { lines = [], validUntil = '', hasDeclared = false }: Partial<QuoteDraft>,
  { rule, schedule }: Terms,
  t: TFunction,
): Readonly<Record<string, string | undefined>> {
  const quoted = lines.filter(({ isSkipped }) => !isSkipped)
  const endAt = schedule.at(-1)?.endAt ?? ''
  return {
    ...Object.fromEntries(
      lines.flatMap(({ isSkipped, price, leadDays }, at): [string, string][] => {
        if (isSkipped) return []
        const noPrice = t(rule.partial ? 'quoting.priceOrSkip' : 'quoting.priceMissing')
        return [
          ...(price === '' ? [[`lines.${at}.price`, noPrice] as [string, string]] : []),
          ...(leadDays === null ? [[`lines.${at}.leadDays`, t('quoting.leadMissing')] as [string, string]] : []),
        ]
      }),
    ),
    lines: quoted.length === 0 ? t('quoting.nothingQuoted') : undefined,
    validUntil:
      validUntil !== '' && endAt !== '' && validUntil < earliestValidity(endAt)
        ? t('quoting.validTooShort')
        : undefined,
    hasDeclared: hasDeclared ? undefined : t('quoting.declareFirst'),
  }
}
