import { Chart } from './Chart.tsx'
import type { ChartProps } from './chartProps.ts'

/** Share chart: a ring with its parts, largest first. */
export const ShareChart = (props: ChartProps) => <Chart {...props} shape={{ kind: 'share' }} />
