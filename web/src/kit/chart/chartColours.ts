import { useSyncExternalStore } from 'react'
import type { Series } from './figures.ts'

/** Current chart colours of the theme. The library needs values; it does not resolve CSS variables. */
export interface ChartColours {
  readonly series: readonly string[]
  readonly grid: string
  readonly label: string
  readonly card: string
}

const names = ['--c-1', '--c-2', '--c-3', '--c-4', '--c-5', '--c-6', '--line', '--t-3', '--card'] as const

const current = (): string => {
  const style = getComputedStyle(document.documentElement)
  return names.map((name) => style.getPropertyValue(name).trim()).join(' ')
}

/** Observes theme changes: attributes of the root element, and the system's colour scheme. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mode', 'style'] })
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    dark.removeEventListener('change', listener)
  }
}

export function useChartColours(): ChartColours {
  const colours = useSyncExternalStore(subscribe, current).split(' ')
  return { series: colours.slice(0, 6), grid: colours[6]!, label: colours[7]!, card: colours[8]! }
}

const grey = 5
/**
 * Colour index of a series in the chart. Step lines are grey, being the limit of the others; so is the second of two
 * series, so that the first one stands out.
 */
export const seriesColour = (shown: readonly Pick<Series, 'isStepped'>[], index: number): number =>
  shown[index]?.isStepped === true || (shown.length === 2 && index === 1) ? grey : index % 6
