import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { chart as zh } from '../../zh-CN/common/chart.ts'

export const chart: SameKeys<typeof zh> = {
  asTable: 'View as table',
  asChart: 'View as chart',
  none: 'No data yet',
  total: 'Total',
  share: 'Share',
  unit: '{{size}} {{unit}}',
  yuan: 'CNY',
  scale: { wan: '10,000', yi: '100 million', thousand: 'thousand', million: 'million' },
}
