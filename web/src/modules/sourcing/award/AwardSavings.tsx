import { useTranslation } from 'react-i18next'
import { compare, minus } from '#contract/kit/money.ts'
import { lowestPrices, percentAbove, sumOfLowest } from '#contract/sourcing/comparing.ts'
import type { Comparison } from '#contract/sourcing/comparison.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './AwardPanel.module.css'
import { signed } from './signed.ts'

/** What the award saves of the budget, and how far it is from the lowest of everything. */
export function AwardSavings({ comparison, total }: { readonly comparison: Comparison; readonly total: string }) {
  const { t } = useTranslation()
  const { budgetAmount, items, quotes } = comparison
  const lowest = sumOfLowest(items, lowestPrices(quotes))
  const percent = budgetAmount === null ? undefined : percentAbove(total, budgetAmount)
  return (
    <Section title={t('award.savings')}>
      <dl className={css['facts']}>
        {budgetAmount !== null && (
          <div>
            <dt>{t('projects.field.budgetAmount')}</dt>
            <dd>
              <Amount value={budgetAmount} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('award.total')}</dt>
          <dd>
            <Amount value={total} />
          </dd>
        </div>
        {budgetAmount !== null && (
          <div data-good={compare(total, budgetAmount) <= 0 || undefined}>
            <dt>{t('award.besideBudget')}</dt>
            <dd>
              <Amount value={minus(total, budgetAmount)} />
              {percent !== undefined && ` (${signed(percent)})`}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('award.besideLowest')}</dt>
          <dd>
            <Amount value={minus(total, lowest)} />
          </dd>
        </div>
      </dl>
    </Section>
  )
}
