import StarFilled from '@ant-design/icons-svg/es/asn/StarFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Stars.module.css'

const scores = [1, 2, 3, 4, 5] as const

/** A score of one to five. */
export function Stars({ score }: { readonly score: number }) {
  const { t } = useTranslation()
  return (
    <span className={css['stars']}>
      <span className="visuallyHidden">{t('orders.stars', { count: score })}</span>
      {scores.map((star) => (
        <Icon of={StarFilled} key={star} className={star <= score ? css['on'] : undefined} />
      ))}
    </span>
  )
}

interface StarChoiceProps {
  readonly label: string
  /** Zero: not given yet. */
  readonly value: number
  readonly onChange: (score: number) => void
}

/** Gives a score; the arrow keys work, as in every group of radio buttons. */
export function StarChoice({ label, value, onChange }: StarChoiceProps) {
  const name = useId()
  const { t } = useTranslation()
  return (
    <fieldset className={css['choice']}>
      <legend className="visuallyHidden">{label}</legend>
      {scores.map((star) => (
        <label key={star} className={star <= value ? css['on'] : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={t('orders.stars', { count: star })}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <Icon of={StarFilled} />
        </label>
      ))}
      <span className={css['word']}>{value > 0 && t(`orders.score.${scores[value - 1] ?? 5}`)}</span>
    </fieldset>
  )
}
