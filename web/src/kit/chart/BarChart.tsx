import { Chart } from './Chart.tsx'
import type { ChartProps } from './chartProps.ts'

interface BarChartProps extends ChartProps {
  /** Stacks the series. */
  readonly isStacked?: boolean
}

/** Bar chart of months or other categories, grouped or stacked. */
export const BarChart = ({ isStacked = false, ...props }: BarChartProps) => (
  <Chart {...props} shape={{ kind: 'bar', isStacked }} />
)
