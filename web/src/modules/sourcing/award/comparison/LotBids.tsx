import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { ComparedLot, Comparison } from '#contract/sourcing/comparison/comparison.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { supplierNamesOf } from '../../evaluation/supplierNames.ts'
import type { Choice } from '../ComparisonGrid.tsx'
import css from './LotBids.module.css'

interface LotBidsProps {
  readonly comparison: Comparison
  readonly lots: readonly ComparedLot[]
  readonly choice: Choice | undefined
}

/** Lots of an auction with the bids that it ended with; a lot is awarded as a whole. */
export function LotBids({ comparison, lots, choice }: LotBidsProps) {
  const { t } = useTranslation()
  const names = supplierNamesOf(comparison.quotes)
  const choose = choice?.choose
  return (
    <Section title={t('comparison.lots.title')} note={t('comparison.lots.note')}>
      <ul className={css['lots']}>
        {lots.map(({ no, name, itemIds, bids }) => (
          <li key={no}>
            <b>{name}</b>
            {bids.length === 0 && <small>{t('comparison.lots.none')}</small>}
            <ol>
              {bids.map(({ quoteId, supplierId, rank, amount }) => {
                const isChosen = choice?.shares.some(
                  (share) => share.itemId === itemIds[0] && share.quoteId === quoteId,
                )
                return (
                  <li key={quoteId} data-chosen={isChosen || undefined}>
                    <span>{t('comparison.lots.rank', { rank })}</span>
                    <span>{names.get(supplierId)}</span>
                    <b>¥{formatMoney(amount)}</b>
                    {choose && (
                      <Button
                        size="sm"
                        variant={isChosen ? 'soft' : 'plain'}
                        aria-pressed={isChosen === true}
                        onClick={() => choose(itemIds[0]!, quoteId)}
                      >
                        {t(isChosen ? 'comparison.lots.chosen' : 'comparison.lots.choose')}
                      </Button>
                    )}
                  </li>
                )
              })}
            </ol>
          </li>
        ))}
      </ul>
    </Section>
  )
}
