import { Chart } from './Chart.tsx'
import type { ChartProps } from './chartProps.ts'

/** Line chart of a time series; can compare two series. */
export const LineChart = (props: ChartProps) => <Chart {...props} shape={{ kind: 'line' }} />
