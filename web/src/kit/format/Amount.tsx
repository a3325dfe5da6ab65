import { useTranslation } from 'react-i18next'
import { amountParts } from './amount.ts'
import css from './Amount.module.css'

interface AmountProps {
  /** Decimal text from the server; `-1` means no limit. */
  readonly value: string | null | undefined
  /** Hides the amount: shows the currency sign and asterisks. */
  readonly hidden?: boolean
  /**
   * `tile` 18 px; `total` 24 px and `price` 30 px in the accent colour; all with small decimals. Default: the
   * surrounding size.
   */
  readonly size?: 'tile' | 'total' | 'price'
}

/** Number of characters (12 digits and more) from which the digits are rendered smaller, to fit the column. */
const LONG = 14

/** Amount: does not wrap, uses tabular figures, and has the currency sign as text. */
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
