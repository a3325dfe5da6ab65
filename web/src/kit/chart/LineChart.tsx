import { Chart } from './Chart.tsx'
import type { ChartProps } from './chartProps.ts'

interface LineChartProps extends ChartProps {
  /** Stacks the series, except for step lines, which are their limit. */
  readonly isStacked?: boolean
}

/** Line chart of a time series; can compare two series, or stack parts of a whole. */
export const LineChart = ({ isStacked = false, ...props }: LineChartProps) => (
  <Chart {...props} shape={{ kind: 'line', isStacked }} />
)
