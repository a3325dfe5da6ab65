import { Chart } from './Chart.tsx'
import type { ChartProps } from './chartProps.ts'

interface BarChartProps extends ChartProps {
  /** The series add up. */
  readonly isStacked?: boolean
}

/** Figures of months or other categories beside one another, or stacked where they add up. */
export const BarChart = ({ isStacked = false, ...props }: BarChartProps) => (
  <Chart {...props} shape={{ kind: 'bar', isStacked }} />
)
