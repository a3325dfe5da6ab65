import { useTranslation } from 'react-i18next'
import { compare, minus } from '#contract/kit/money.ts'
import type { AwardedLine } from '#contract/sourcing/awarding.ts'
import { lowestSum, negotiatedSaving, percentAbove } from '#contract/sourcing/comparison/comparing.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { besideBudgetLabel, budgetLabel } from '../hall/budgetLabel.ts'
import css from './AwardPanel.module.css'
import { signed } from './signed.ts'

interface AwardSavingsProps {
  readonly kind: ProjectKind
  readonly comparison: Comparison
  readonly total: string
  readonly totalLabel: string
  readonly lines: readonly AwardedLine[]
}

/** Savings of the award: against the budget, by negotiation, and its distance from the lowest offers. */
export function AwardSavings({ kind, comparison, total, totalLabel, lines }: AwardSavingsProps) {
  const { t } = useTranslation()
  const { budgetAmount } = comparison
  const lowest = lowestSum(comparison)
  const negotiated = negotiatedSaving(comparison, lines)
  // Without a supplier there is no total to compare.
  const isChosen = lines.length > 0
  const percent = budgetAmount === null ? undefined : percentAbove(total, budgetAmount)
  return (
    <Section title={t('award.savings')}>
      <dl className={css['facts']}>
        {budgetAmount !== null && (
          <div>
            <dt>{t(budgetLabel(kind))}</dt>
            <dd>
              <Amount value={budgetAmount} />
            </dd>
          </div>
        )}
        <div>
          <dt>{totalLabel}</dt>
          <dd>
            <Amount value={isChosen ? total : null} />
          </dd>
        </div>
        {budgetAmount !== null && (
          <div data-good={(isChosen && compare(total, budgetAmount) <= 0) || undefined}>
            <dt>{t(besideBudgetLabel(kind))}</dt>
            <dd>
              <Amount value={isChosen ? minus(total, budgetAmount) : null} />
              {isChosen && percent !== undefined && ` (${signed(percent)})`}
            </dd>
          </div>
        )}
        {compare(negotiated, '0') > 0 && (
          <div data-good>
            <dt>{t('negotiation.saving')}</dt>
            <dd>
              <Amount value={minus('0', negotiated)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('award.besideLowest')}</dt>
          <dd>
            <Amount value={isChosen ? minus(total, lowest) : null} />
          </dd>
        </div>
      </dl>
    </Section>
  )
}
