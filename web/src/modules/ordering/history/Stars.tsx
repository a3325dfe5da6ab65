import StarFilled from '@ant-design/icons-svg/es/asn/StarFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '#web/kit/form/Field.tsx'
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

/** Form control of a score: a radio group with arrow keys. Blank if nothing is chosen. */
export function StarChoice({ id, value, onChange, ...state }: ControlProps) {
  const name = useId()
  const { t } = useTranslation()
  const score = Number(value)
  return (
    <fieldset
      role="radiogroup"
      id={id}
      className={css['choice']}
      aria-labelledby={`${id}-label`}
      aria-invalid={state['aria-invalid']}
      aria-required={state['aria-required']}
      aria-describedby={state['aria-describedby']}
    >
      {scores.map((star) => (
        <label key={star} className={star <= score ? css['on'] : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={t('orders.stars', { count: star })}
            checked={star === score}
            onChange={() => onChange?.(star)}
          />
          <Icon of={StarFilled} />
        </label>
      ))}
      <span className={css['word']}>{score > 0 && t(`orders.score.${scores[score - 1] ?? 5}`)}</span>
    </fieldset>
  )
}
