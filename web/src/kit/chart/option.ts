import type { ChartColours } from './chartColours.ts'
import { seriesColour } from './chartColours.ts'
import type { ChartText } from './chartText.ts'
import type { ChartOption } from './echarts.ts'
import { axisText, isChartSeries, percentOf, pixelValue, type Series, textOf, totalOf } from './figures.ts'
import type { Shape } from './chartProps.ts'
import { tooltipOf } from './tooltip.ts'

export interface Painted {
  readonly shape: Shape
  readonly categories: readonly string[]
  readonly axisLabels?: readonly string[] | undefined
  readonly series: readonly Series[]
  readonly text: ChartText
  readonly colours: ChartColours
  readonly font: string
  /** Whether animation is allowed. */
  readonly moves: boolean
}

const card = {
  backgroundColor: 'var(--raised)',
  borderColor: 'var(--line)',
  borderWidth: 1,
  padding: 0,
  confine: true,
  transitionDuration: 0,
  extraCssText: 'box-shadow:var(--sh-pop);border-radius:var(--r-l);',
} as const

export function optionOf(painted: Painted): ChartOption {
  const { shape, moves } = painted
  const motion = { animation: moves, animationDuration: 240, animationDurationUpdate: 160 }
  return { ...motion, ...(shape.kind === 'share' ? shareOption(painted) : axisOption(painted)) }
}

function shareOption({ categories, series, text, colours }: Painted): ChartOption {
  const [shown] = series.filter(isChartSeries)
  const figures = shown?.figures ?? []
  const whole = totalOf(figures)
  return {
    color: [...colours.series],
    tooltip: {
      ...card,
      trigger: 'item',
      formatter: (given) => {
        const { dataIndex = 0 } = Array.isArray(given) ? (given[0] ?? {}) : given
        const figure = figures[dataIndex] ?? null
        return tooltipOf(categories[dataIndex] ?? '', [
          {
            name: percentOf(figure === null ? '0' : textOf(figure), whole),
            text: text.exact(figure),
            colour: colours.series[dataIndex % 6],
          },
        ])
      },
    },
    series: {
      type: 'pie',
      radius: ['74%', '98%'],
      startAngle: 90,
      label: { show: false },
      itemStyle: { borderColor: colours.card, borderWidth: 2 },
      emphasis: { scale: false },
      data: figures.map((figure, at) => ({ value: pixelValue(figure) ?? 0, name: categories[at] ?? '' })),
    },
  }
}

function axisOption({ shape, categories, axisLabels = categories, series, text, colours, font }: Painted): ChartOption {
  const shown = series.filter(isChartSeries)
  const colourOf = (one: Series): string | undefined =>
    isChartSeries(one) ? colours.series[seriesColour(shown, shown.indexOf(one))] : undefined
  const label = { color: colours.label, fontSize: 12, fontFamily: font }
  const isBar = shape.kind === 'bar'
  return {
    grid: { left: 4, right: isBar ? 4 : 16, top: 12, bottom: 4, outerBoundsMode: 'same' },
    tooltip: {
      ...card,
      trigger: 'axis',
      axisPointer: isBar
        ? { type: 'shadow', shadowStyle: { color: colours.label, opacity: 0.08 } }
        : { type: 'line', lineStyle: { color: colours.label, type: 'solid', width: 1, opacity: 0.5 } },
      formatter: (given) => {
        const { dataIndex = 0 } = Array.isArray(given) ? (given[0] ?? {}) : given
        return tooltipOf(
          categories[dataIndex] ?? '',
          series.map((one) => ({
            name: one.name,
            text: text.exact(one.figures[dataIndex] ?? null, one.measure),
            colour: colourOf(one),
          })),
        )
      },
    },
    xAxis: {
      type: 'category',
      data: [...axisLabels],
      boundaryGap: isBar,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true, margin: 10 },
    },
    yAxis: {
      type: 'value',
      min: ({ min }) => Math.min(0, min),
      splitNumber: 4,
      ...(text.isWhole ? { minInterval: 1 } : {}),
      axisLabel: { ...label, formatter: (value: number) => axisText(value, text.scale) },
      splitLine: { lineStyle: { color: colours.grid } },
    },
    series: shown.map((one, index) => {
      const [values, colour] = [one.figures.map(pixelValue), colourOf(one) ?? '']
      const isStacked = shape.kind !== 'share' && shape.isStacked === true
      return isBar
        ? barOf(values, colour, isStacked)
        : lineOf(one, values, { colour, isStacked, z: 2 + shown.length - index })
    }),
  }
}

const barOf = (data: (number | null)[], color: string, isStacked: boolean) => ({
  type: 'bar' as const,
  data,
  barMaxWidth: 15,
  barGap: '20%',
  ...(isStacked ? { stack: 'all' } : {}),
  itemStyle: { color, borderRadius: isStacked ? 0 : [2, 2, 0, 0] },
})

/** Line series with a dot at its last value; a step line has one only if it is a single value, which is no line. */
const lineOf = (
  { isStepped = false }: Series,
  values: readonly (number | null)[],
  { colour: color, isStacked, z }: { readonly colour: string; readonly isStacked: boolean; readonly z: number },
) => {
  const last = values.findLastIndex((value) => value !== null)
  const hasDot = !isStepped || values.findIndex((value) => value !== null) === last
  return {
    type: 'line' as const,
    data: values.map((value, at) => ({
      value: value ?? '-',
      symbol: at === last && hasDot ? 'circle' : 'none',
      symbolSize: 8,
    })),
    showAllSymbol: true,
    // The first series is in front: where the one stacked on it is zero, both lines are the same.
    z,
    ...(isStacked && !isStepped ? { stack: 'all' } : {}),
    step: isStepped ? ('end' as const) : (false as const),
    itemStyle: { color },
    lineStyle: { color, width: 2, ...(isStepped ? { type: 'dashed' as const } : {}) },
    ...(isStepped ? {} : { areaStyle: { color, opacity: isStacked ? 0.14 : 0.07 } }),
  }
}
