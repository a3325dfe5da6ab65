import { useTranslation } from 'react-i18next'
import type { HomeFigures } from '#contract/home/home.ts'
import { formatCount, formatLarge } from '#contract/kit/format.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

export interface NamedFigure {
  readonly name: 'latest' | 'projects' | 'amount' | 'suppliers'
  /** Whole number, or amount of money. */
  readonly value: string
  readonly counted: 'projects' | 'amount' | 'suppliers'
}

/** The four figures of the strip, in order. */
export const figuresOf = (figures: HomeFigures): readonly NamedFigure[] => [
  { name: 'latest', value: String(figures.countOfLatestProject), counted: 'projects' },
  { name: 'projects', value: String(figures.sumOfProject), counted: 'projects' },
  { name: 'amount', value: figures.sumOfProjectAmount, counted: 'amount' },
  { name: 'suppliers', value: String(figures.countOfRegisteredSupplier), counted: 'suppliers' },
]

const millions = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 })

/**
 * Formats figures: in Chinese in 万 and 亿 with two decimals and a unit, in English from a million on with M or B. The
 * English label names what is counted.
 */
export function useFigure(): (figure: NamedFigure) => { readonly figure: string; readonly unit: string } {
  const { t } = useTranslation()
  const isChinese = useLocale() === 'zh_CN'
  return ({ value, counted }) => {
    const whole = Math.round(Number(value))
    if (!isChinese) {
      const figure = whole < 1_000_000 ? formatCount(whole) : millions.format(whole)
      return { figure: counted === 'amount' ? `¥${figure}` : figure, unit: '' }
    }
    const word = t(`homePage.figures.unit.${counted}`)
    if (whole < 10_000) return { figure: formatCount(whole), unit: word }
    const { figure, unit } = formatLarge(value)
    return { figure, unit: unit + word }
  }
}
