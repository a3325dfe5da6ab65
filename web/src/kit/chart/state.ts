import type { ChartProps } from './chartProps.ts'

/** State of a chart whose figures are fetched apart from the page: none once they are there. */
export const stateOf = (read: { readonly reply: unknown; readonly hasFailed: boolean }): ChartProps['state'] => {
  if (read.reply !== undefined) return undefined
  return read.hasFailed ? 'failed' : 'waiting'
}
