import { mode, useMode } from '#web/kit/preferences.ts'
import { usePortal } from '#web/kit/portal.ts'
import { useEffect } from 'react'
import { cssVars, DEFAULT_SEED, seedOf } from './ramp.ts'

const REMEMBERED = 'seed'

function paint(seed: string, shade: 'light' | 'dark'): void {
  const { style, dataset } = document.documentElement
  for (const [name, value] of Object.entries(cssVars(seed, shade))) style.setProperty(name, value)
  dataset['mode'] = shade
}

/** The first paint, before the tenant is known: in the colour that it had the last time. */
export const paintAsRemembered = (): void => paint(seedOf(localStorage.getItem(REMEMBERED) ?? DEFAULT_SEED), mode())

const css = (seed: string, shade: 'light' | 'dark'): string =>
  Object.entries(cssVars(seed, shade))
    .map(([name, value]) => `${name}:${value};`)
    .join('') + `color-scheme:${shade}`

/** The same colours for server-side rendering: light, and dark where the system or the reader wants it. */
export function styleOf(themeColor: string): string {
  const seed = seedOf(themeColor)
  const [day, night] = [css(seed, 'light'), css(seed, 'dark')]
  return `:root{${day}}@media(prefers-color-scheme:dark){:root:not([data-mode=light]){${night}}}:root[data-mode=dark]{${night}}`
}

/** The tenant's colour, and whether the page is light or dark. */
export const useSeed = (): string => seedOf(usePortal().portalSettingsInfo.themeColor)

export function useAppearance(): void {
  const seed = useSeed()
  const shade = useMode()
  useEffect(() => {
    paint(seed, shade)
    localStorage.setItem(REMEMBERED, seed)
  }, [seed, shade])
}
