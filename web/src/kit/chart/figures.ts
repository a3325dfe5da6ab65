import { compare, decimal, sum, units } from '#contract/kit/money.ts'

/** Value of a chart: decimal text or a count, as the server sends it; null: no value yet. */
export type Figure = string | number | null

/** Unit: yuan (`amount`), or the name of what is counted, such as 笔 or orders. */
export type Measure = 'amount' | { readonly counted: string }

export interface Series {
  readonly name: string
  /** One value for each category. */
  readonly figures: readonly Figure[]
  /** Different unit than the chart's; the series is then shown in the table only. */
  readonly measure?: Measure
  /** `table`: shown only in the table and tooltip, not in the chart. */
  readonly place?: 'table'
  /** Step line: the value holds until it changes, such as a limit. */
  readonly isStepped?: boolean
}

export const isChartSeries = ({ place }: Series): boolean => place !== 'table'
export const textOf = (figure: Exclude<Figure, null>): string => String(figure)

/** Whether there is nothing to show: no values, or only zeros. */
export const isEmpty = (series: readonly Series[]): boolean =>
  series.every(({ figures }) => figures.every((figure) => figure === null || units(textOf(figure)) === 0n))

const scales = {
  zh: [
    ['yi', 100_000_000],
    ['wan', 10_000],
  ],
  en: [
    ['million', 1_000_000],
    ['thousand', 1000],
  ],
} as const
export type ScaleName = (typeof scales)['zh' | 'en'][number][0] | 'one'
/** Divisor that keeps axis labels short. */
export interface Scale {
  readonly name: ScaleName
  readonly divisor: number
}

/**
 * Largest unit in which the largest value is at least one. Chinese and English use different units; values below 10,000
 * are not scaled.
 */
export function scaleOf(figures: readonly Figure[], isChinese: boolean): Scale {
  const known = figures.flatMap((figure) => (figure === null ? [] : [textOf(figure).replace('-', '')]))
  const largest = known.reduce((max, each) => (compare(each, max) > 0 ? each : max), '0')
  if (compare(largest, '10000') < 0) return { name: 'one', divisor: 1 }
  const [name, divisor] = scales[isChinese ? 'zh' : 'en'].find(([, size]) => compare(largest, String(size)) >= 0)!
  return { name, divisor }
}

/** Formats a value in its unit with at most two decimals, for headlines; the table has the exact value. */
export function scaled(figure: string, { divisor }: Scale): string {
  const [whole = '', fraction = ''] = decimal(units(figure) / BigInt(divisor)).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${`.${fraction}`.replace(/\.?0+$/, '')}`
}

/** Formats an axis label. Axis values are floating-point numbers, computed from pixels. */
export const axisText = (value: number, { divisor }: Scale): string =>
  String(Math.round((value / divisor) * 100) / 100).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')

/** Percentage with at most one decimal, rounded half up: 31.2%. */
export function percentOf(part: string, whole: string): string {
  const all = units(whole)
  if (all === 0n) return '0%'
  const tenths = (units(part) * 2000n + all) / (all * 2n)
  return `${tenths / 10n}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`}%`
}

export const totalOf = (figures: readonly Figure[]): string =>
  sum(figures.flatMap((figure) => (figure === null ? [] : [textOf(figure)])))

/** Value as a number, for drawing only. */
export const pixelValue = (figure: Figure): number | null => (figure === null ? null : Number(figure))
