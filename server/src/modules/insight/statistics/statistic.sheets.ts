import { type MetricKey, metricOf, metricScope } from '#contract/insight/metrics.ts'
import { type Statistic, statisticRowNames, type StatisticTable } from '#contract/insight/statistics.ts'
import type { Lang } from '#contract/kit/refusals.ts'
import { textIn } from '#kit/spreadsheet/export.rules.ts'
import type { WrittenSheet } from '#kit/spreadsheet/workbook.ts'

const headings = {
  metric: ['指标', 'Metric'],
  value: ['数值', 'Value'],
  former: ['上年同期', 'Same days last year'],
  formula: ['口径', 'Definition'],
  time: ['时间口径', 'Time'],
  unit: ['单位', 'Unit'],
} as const
const units = {
  amount: ['元', 'yuan'],
  count: ['个', 'number'],
  rate: ['%', '%'],
  hours: ['小时', 'hours'],
  days: ['天', 'days'],
} as const

/** Filter of an export, as it is written above its figures. */
export interface Heading {
  readonly since: string
  readonly until: string
  readonly deptName: string
  readonly reader: string
  readonly at: string
}

/** Unit of a metric; amounts with their tax basis. */
const unitOf = (metric: MetricKey, lang: Lang): string => {
  const { unit, tax } = metricOf(metric)
  const name = textIn(lang, units[unit])
  if (tax === undefined) return name
  return lang === 'en' ? `${name}, ${tax[1]}` : `${name}（${tax[0]}）`
}

const cell = (value: string | null): string | number => (value === null ? '' : Number(value))

/** Sheets of a statistic: figures with their definitions and the filter, then a sheet for each table. */
export function sheetsOf(
  { figures, tables }: Statistic,
  { since, until, deptName, reader, at }: Heading,
  lang: Lang,
): [WrittenSheet, ...WrittenSheet[]] {
  const say = (text: readonly [string, string]) => textIn(lang, text)
  const about = [
    [say(['统计区间', 'Period']), `${since} – ${until}`],
    [say(['统计范围', 'Scope']), deptName === '' ? say(['租户全部部门', 'The whole tenant']) : deptName],
    [say(['归集规则', 'Scope of the figures']), say(metricScope)],
    [say(['导出人', 'Exported by']), reader],
    [say(['导出时间', 'Exported at']), at],
  ]
  return [
    {
      name: say(['指标', 'Figures']),
      headings: [headings.metric, headings.value, headings.unit, headings.former, headings.formula, headings.time].map(
        say,
      ),
      rows: [
        ...figures.map(({ metric, value, former }) => {
          const { names, formula, time } = metricOf(metric)
          return [say(names), cell(value), unitOf(metric, lang), cell(former), say(formula), say(time)]
        }),
        [],
        ...about,
      ],
    },
    ...tables.map((table) => sheetOf(table, say, lang)),
  ]
}

function sheetOf(
  { rows, columns, records }: StatisticTable,
  say: (text: readonly [string, string]) => string,
  lang: Lang,
): WrittenSheet {
  const heading = (metric: StatisticTable['columns'][number]) => {
    const { names, unit } = metricOf(metric)
    return unit === 'count' ? say(names) : `${say(names)} (${unitOf(metric, lang)})`
  }
  return {
    name: say(statisticRowNames[rows]),
    headings: ['', ...columns.map(heading)],
    rows: records.map(({ name, enName, values }) => [lang === 'en' ? enName : name, ...values.map(cell)]),
  }
}
