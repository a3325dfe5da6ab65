import { useTranslation } from 'react-i18next'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './AwardPanel.module.css'
import { splitItems } from './shares.ts'
import type { ProposedAward } from './useAward.ts'

interface SplitQuantitiesProps {
  readonly comparison: Comparison
  readonly award: ProposedAward
}

/** Quantities of items split among several suppliers; nothing if no item is split. */
export function SplitQuantities({ comparison, award }: SplitQuantitiesProps) {
  const { t } = useTranslation()
  const split = splitItems(award.shares)
  if (split.size === 0) return null
  const nameOf = new Map(comparison.quotes.map(({ id, supplierName }) => [id, supplierName]))
  return (
    <Section title={t('award.split')} note={t('award.splitNote')}>
      {comparison.items
        .filter(({ id }) => split.has(id))
        .map(({ id, name, quantity, unit }) => (
          <fieldset key={id} className={css['item']}>
            <legend>
              <b>{name}</b>
              <small>{t('award.splitOf', { quantity, unit })}</small>
            </legend>
            {split.get(id)!.map((share) => (
              <label key={share.quoteId} className={css['share']}>
                <span>{nameOf.get(share.quoteId)}</span>
                <Input
                  inputMode="decimal"
                  maxLength={13}
                  value={share.quantity}
                  onChange={({ target }) => award.setQuantity(share, target.value.trim())}
                />
              </label>
            ))}
          </fieldset>
        ))}
    </Section>
  )
}
