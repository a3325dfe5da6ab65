import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import type { Static } from '#contract/kit/schema.ts'
import type { QuoteLine } from '#contract/sourcing/quotes.ts'
import css from './ComparisonGrid.module.css'
import { signed } from './signed.ts'

export interface Offer {
  readonly quoteId: string
  readonly line: Static<typeof QuoteLine> | undefined
  readonly isAwarded: boolean
  readonly isAbnormal: boolean
}

interface OfferCellProps {
  readonly offer: Offer
  readonly row: number
  readonly column: number
  readonly isActive: boolean
  readonly isDecided: boolean
  readonly isLowest: boolean
  readonly percent: string | undefined
  readonly onActive: (at: { row: number; column: number }) => void
  readonly onChoose: (() => void) | undefined
}

/** Price cell; lowest, abnormally low and awarded prices are also marked by text. A button if it can be chosen. */
export function OfferCell(props: OfferCellProps) {
  const { t } = useTranslation()
  const { offer, row, column, isActive, isDecided, isLowest, percent, onActive, onChoose } = props
  const { line, isAwarded, isAbnormal } = offer
  const canChoose = line !== undefined && onChoose !== undefined
  const focus = {
    tabIndex: isActive ? 0 : -1,
    'data-cell': `${row}-${column}`,
    onFocus: () => onActive({ row, column }),
  }
  const mark = isAbnormal ? t('award.abnormalMark') : isLowest && t('comparison.lowest')
  const shown = line ? (
    <>
      {isAwarded && <span className="visuallyHidden">{t(isDecided ? 'award.won' : 'award.chosen')}</span>}
      <b>{formatMoney(line.price)}</b>
      <small>
        {mark && <span>{mark}</span>}
        {percent && <span>{signed(percent)}</span>}
      </small>
    </>
  ) : (
    <span className={css['none']}>{t('comparison.notQuoted')}</span>
  )
  return (
    <td
      aria-colindex={column + 2}
      data-lowest={isLowest || undefined}
      data-abnormal={isAbnormal || undefined}
      data-awarded={isAwarded || undefined}
      title={line && noteOf(line)}
      {...(canChoose ? {} : focus)}
    >
      {canChoose ? (
        <button type="button" className={css['pick']} aria-pressed={isAwarded} onClick={onChoose} {...focus}>
          {shown}
        </button>
      ) : (
        shown
      )}
    </td>
  )
}

const noteOf = ({ brand, remark }: Static<typeof QuoteLine>): string | undefined =>
  [brand, remark].filter((text) => text !== '').join('\n') || undefined
