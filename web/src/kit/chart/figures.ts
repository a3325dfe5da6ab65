import { compare, decimal, sum, units } from '#contract/kit/money.ts'

/** Figures of a chart: decimal text or a count, as the server sends it. Null: there is none yet. */
export type Figure = string | number | null

/** `amount` is yuan; any other is what is counted: 笔, orders. */
export type Measure = 'amount' | { readonly counted: string }

export interface Series {
  readonly name: string
  /** One for each category. */
  readonly figures: readonly Figure[]
  /** Other than what the chart measures; then it is in the table alone. */
  readonly measure?: Measure
  /** `table`: too much for the eye, so that it is only in the table and beside the pointer. */
  readonly place?: 'table'
  /** It holds until it is changed, such as a limit. */
  readonly isStepped?: boolean
}

export const isChartSeries = ({ place }: Series): boolean => place !== 'table'
export const textOf = (figure: Exclude<Figure, null>): string => String(figure)

/** Nothing to be seen: no figure, or only zeros. */
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
/** What figures are divided by, so that an axis has short numbers. */
export interface Scale {
  readonly name: ScaleName
  readonly divisor: number
}

/** The largest unit that leaves the largest figure at one or more; English begins where four digits no longer do. */
export function scaleOf(figures: readonly Figure[], isChinese: boolean): Scale {
  const known = figures.flatMap((figure) => (figure === null ? [] : [textOf(figure).replace('-', '')]))
  const largest = known.reduce((most, each) => (compare(each, most) > 0 ? each : most), '0')
  if (compare(largest, '10000') < 0) return { name: 'one', divisor: 1 }
  const [name, divisor] = scales[isChinese ? 'zh' : 'en'].find(([, size]) => compare(largest, String(size)) >= 0)!
  return { name, divisor }
}

/** A figure in its unit, two decimals at most: 12.5. For a headline; what is exact is in the table. */
export function scaled(figure: string, { divisor }: Scale): string {
  const [whole = '', fraction = ''] = decimal(units(figure) / BigInt(divisor)).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${`.${fraction}`.replace(/\.?0+$/, '')}`
}

/** A number beside an axis: pixels are floats, and so are the numbers that stand for them. */
export const axisText = (value: number, { divisor }: Scale): string =>
  String(Math.round((value / divisor) * 100) / 100).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')

/** Share of the whole in percent with one decimal, half up: 31.2%. */
export function percentOf(part: string, whole: string): string {
  const all = units(whole)
  if (all === 0n) return '0%'
  const tenths = (units(part) * 2000n + all) / (all * 2n)
  return `${tenths / 10n}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`}%`
}

export const totalOf = (figures: readonly Figure[]): string =>
  sum(figures.flatMap((figure) => (figure === null ? [] : [textOf(figure)])))

/** Where a figure stands among pixels. */
export const pixelValue = (figure: Figure): number | null => (figure === null ? null : Number(figure))
