import { BarChart, type BarSeriesOption, LineChart, type LineSeriesOption, PieChart } from 'echarts/charts'
import type { PieSeriesOption } from 'echarts/charts'
import {
  GridComponent,
  type GridComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components'
import { type ComposeOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

/** Tree shaking: imports only the used parts of ECharts; the complete library is three times as large. */
use([LineChart, BarChart, PieChart, GridComponent, TooltipComponent, SVGRenderer])

export type ChartOption = ComposeOption<
  LineSeriesOption | BarSeriesOption | PieSeriesOption | GridComponentOption | TooltipComponentOption
>

export const openChart = (host: HTMLElement) => init(host, null, { renderer: 'svg' })
