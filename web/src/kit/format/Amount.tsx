import { useTranslation } from 'react-i18next'
import { amountParts } from './amount.ts'
import css from './Amount.module.css'

interface AmountProps {
  /** Decimal text as the server sends it; `-1` is no limit. */
  readonly value: string | null | undefined
  /** The buyer may not see it: the sign and asterisks. */
  readonly hidden?: boolean
  /** `tile` 18 px; `total` 24 px and `price` 30 px with small decimals, in the accent; else as the text around it. */
  readonly size?: 'tile' | 'total' | 'price'
}

/** From here on, 12 figures and more, the figures are rendered smaller, so that they stay in their column. */
const LONG = 14

/** A sum of money: never wraps, figures under figures, the sign as text. */
export function Amount({ value, hidden = false, size }: AmountProps) {
  const { t } = useTranslation()
  const parts = amountParts(value, hidden, t('common.unlimited'))
  const isLong = parts.whole.length + parts.fraction.length > LONG
  return (
    <span className={[css['amount'], size && css[size], isLong && css['long']].filter(Boolean).join(' ')}>
      {parts.minus && '−'}
      {parts.sign && <span className={css['sign']}>{t('common.currency')}</span>}
      {parts.whole}
      {parts.fraction !== '' && <span className={css['fraction']}>{parts.fraction}</span>}
    </span>
  )
}
