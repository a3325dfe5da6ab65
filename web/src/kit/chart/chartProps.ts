import type { ReactNode } from 'react'
import type { Measure, Series } from './figures.ts'

/** What every chart is given. */
export interface ChartProps {
  /** Name of the table. */
  readonly label: string
  /** What the chart shows, in one sentence: for readers who do not see it. */
  readonly summary: string
  /** Heading of the first column: month, department. */
  readonly categoryTitle: string
  readonly categories: readonly string[]
  /** The same for the axis, where there is little room. */
  readonly axisLabels?: readonly string[] | undefined
  readonly series: readonly Series[]
  readonly measure: Measure
  readonly height?: number
  /** Not read yet, or it could not be read. */
  readonly state?: 'waiting' | 'failed' | undefined
  readonly onRetry?: () => void
  /** Why there is nothing to be seen. */
  readonly emptyReason?: ReactNode
}

/** How figures are shown; the table is the same for all. */
export type Shape =
  | { readonly kind: 'line' }
  | { readonly kind: 'bar'; readonly isStacked?: boolean }
  | { readonly kind: 'share' }
