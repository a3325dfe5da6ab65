import type { ReactNode } from 'react'
import type { Measure, Series } from './figures.ts'

/** Props of every chart. */
export interface ChartProps {
  /** Accessible name of the table. */
  readonly label: string
  /** Text alternative of the chart, one sentence. */
  readonly summary: string
  /** Heading of the first column: month, department. */
  readonly categoryTitle: string
  readonly categories: readonly string[]
  /** Short category labels for the axis. */
  readonly axisLabels?: readonly string[] | undefined
  readonly series: readonly Series[]
  /** Pages behind the categories, to which the rows of the table lead. */
  readonly links?: readonly (string | undefined)[]
  readonly measure: Measure
  readonly height?: number
  /** Loading or failed. */
  readonly state?: 'waiting' | 'failed' | undefined
  readonly onRetry?: () => void
  /** Reason shown if there is no data. */
  readonly emptyReason?: ReactNode
}

/** Chart type; the table is the same for all. */
export type Shape =
  | { readonly kind: 'line'; readonly isStacked?: boolean }
  | { readonly kind: 'bar'; readonly isStacked?: boolean }
  | { readonly kind: 'share' }
