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

/** Formats figures: in Chinese in 万 and 亿 with two decimals, in English in full. */
export function useFigure(): (figure: NamedFigure) => { readonly figure: string; readonly unit: string } {
  const { t } = useTranslation()
  const isChinese = useLocale() === 'zh_CN'
  return ({ value, counted }) => {
    // In English the label above the figure names the unit; amounts have a currency.
    const word = isChinese || counted === 'amount' ? t(`homePage.figures.unit.${counted}`) : ''
    const whole = Math.round(Number(value))
    if (!isChinese || whole < 10_000) return { figure: formatCount(whole), unit: word }
    const { figure, unit } = formatLarge(value)
    return { figure, unit: unit + word }
  }
}
