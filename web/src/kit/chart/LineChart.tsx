import { Chart } from './Chart.tsx'
import type { ChartProps } from './chartProps.ts'

/** Figures that go on from one to the next, such as months; two may be compared. */
export const LineChart = (props: ChartProps) => <Chart {...props} shape={{ kind: 'line' }} />
