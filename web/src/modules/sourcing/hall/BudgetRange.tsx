import { useTranslation } from 'react-i18next'
import type { HallChange } from './hallQuery.ts'
import css from './HallFilters.module.css'

interface BudgetRangeProps {
  readonly id: string
  readonly typed: HallChange
  readonly wrong: 'budgetWrong' | 'budgetTurned' | undefined
  readonly onChange: (change: HallChange) => void
  readonly onLeave: () => void
}

/** Range of two amounts. */
export function BudgetRange({ id, typed, wrong, onChange, onLeave }: BudgetRangeProps) {
  const { t } = useTranslation()
  const end = (name: 'budgetFrom' | 'budgetTo') => (
    <input
      inputMode="decimal"
      aria-label={t(`hall.filter.${name}`)}
      aria-invalid={wrong !== undefined}
      aria-describedby={wrong && `${id}-wrong`}
      placeholder={t(name === 'budgetFrom' ? 'hall.filter.least' : 'hall.filter.max')}
      maxLength={13}
      value={typed[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value.trim() || undefined })}
      onBlur={onLeave}
    />
  )
  return (
    <div>
      <fieldset className={css['range']} aria-label={t('hall.amount')}>
        {end('budgetFrom')}
        <i aria-hidden>–</i>
        {end('budgetTo')}
      </fieldset>
      {wrong && (
        <span id={`${id}-wrong`} role="alert" className={css['wrong']}>
          {t(`hall.filter.${wrong}`)}
        </span>
      )}
    </div>
  )
}
