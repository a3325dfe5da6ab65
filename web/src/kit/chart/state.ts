import type { ChartProps } from './chartProps.ts'

/** Loading state of a chart with a query of its own; undefined once the data is there. */
export const stateOf = (read: { readonly reply: unknown; readonly hasFailed: boolean }): ChartProps['state'] => {
  if (read.reply !== undefined) return undefined
  return read.hasFailed ? 'failed' : 'waiting'
}
