import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { compare, minus } from '#contract/kit/money.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import { TextArea } from '#web/kit/form/Input.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import css from './AwardPanel.module.css'
import type { ProposedAward } from './useAward.ts'

interface AwardReasonsProps {
  readonly comparison: Comparison
  readonly award: ProposedAward
}

/** Required reasons: why not the lowest offer, and why an abnormally low one. */
export function AwardReasons({ comparison, award }: AwardReasonsProps) {
  const { t } = useTranslation()
  const { demands, saidOf, say } = award
  if (demands.length === 0) return null
  const named = comparison.lots?.map(({ itemIds, name }) => ({ id: itemIds[0]!, name })) ?? comparison.items
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return (
    <Section title={t('award.reasons')} note={t('award.reasonsNote', { count: demands.length })}>
      {demands.map(({ itemId, needsReason, needsExplanation, awarded, lowest, place, value }) => {
        const said = saidOf(itemId)
        const isAbove = !place && !value && compare(awarded, lowest) > 0
        const name = itemId === null ? t('award.whole') : (names.get(itemId) ?? '')
        const reason = t(place ? 'award.rankReason' : value ? 'award.valueReason' : 'award.reason')
        return (
          <fieldset key={itemId ?? ''} className={css['item']}>
            <legend>
              <b>{name}</b>
              {isAbove && <small>{t('award.above', { amount: formatMoney(minus(awarded, lowest)) })}</small>}
            </legend>
            {needsReason && (
              <>
                {place && <p>{t('award.place', place)}</p>}
                {value && (
                  <p>
                    {t('award.valuePlace', {
                      rank: value.rank,
                      value: formatMoney(value.value),
                      best: formatMoney(value.best),
                    })}
                  </p>
                )}
                {isAbove && (
                  <p>{t('award.besideLowestOf', { awarded: formatMoney(awarded), lowest: formatMoney(lowest) })}</p>
                )}
                <TextArea
                  rows={2}
                  maxLength={500}
                  aria-label={`${name} ${reason}`}
                  placeholder={reason}
                  aria-invalid={said.reason.trim() === ''}
                  value={said.reason}
                  onChange={({ target }) => say({ ...said, reason: target.value })}
                />
              </>
            )}
            {needsExplanation && (
              <>
                <p className={css['low']}>{t('award.abnormal')}</p>
                <TextArea
                  rows={2}
                  maxLength={500}
                  aria-label={`${name} ${t('award.explanation')}`}
                  placeholder={t('award.explanation')}
                  aria-invalid={said.explanation.trim() === ''}
                  value={said.explanation}
                  onChange={({ target }) => say({ ...said, explanation: target.value })}
                />
              </>
            )}
          </fieldset>
        )
      })}
    </Section>
  )
}
