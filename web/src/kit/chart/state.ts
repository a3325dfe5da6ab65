import type { ChartProps } from './chartProps.ts'

/** What a chart shows instead of figures that a part of a page reads by itself. */
export const stateOf = (read: { readonly reply: unknown; readonly hasFailed: boolean }): ChartProps['state'] => {
  if (read.reply !== undefined) return undefined
  return read.hasFailed ? 'failed' : 'waiting'
}
