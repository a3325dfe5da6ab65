import { Chart } from './Chart.tsx'
import type { ChartProps } from './chartProps.ts'

/** Parts of a whole, the largest first: a ring with its parts beside it. */
export const ShareChart = (props: ChartProps) => <Chart {...props} shape={{ kind: 'share' }} />
