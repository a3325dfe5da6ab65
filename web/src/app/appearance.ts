import { mode as themeMode, useMode } from '#web/kit/client/preferences.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { useEffect } from 'react'
import { brandColourOf, cssVars, DEFAULT_BRAND_COLOUR, type ThemeMode } from './palette.ts'

const REMEMBERED = 'brandColour'

function paint(brand: string, mode: ThemeMode): void {
  const { style, dataset } = document.documentElement
  for (const [name, value] of Object.entries(cssVars(brand, mode))) style.setProperty(name, value)
  dataset['mode'] = mode
}

/** The first paint, before the tenant is known: in the colour that it had the last time. */
export const paintAsRemembered = (): void =>
  paint(brandColourOf(localStorage.getItem(REMEMBERED) ?? DEFAULT_BRAND_COLOUR), themeMode())

const css = (brand: string, mode: ThemeMode): string =>
  Object.entries(cssVars(brand, mode))
    .map(([name, value]) => `${name}:${value};`)
    .join('') + `color-scheme:${mode}`

/** The same colours for server-side rendering: light, and dark where the system or the reader wants it. */
export function styleOf(themeColor: string): string {
  const brand = brandColourOf(themeColor)
  const [day, night] = [css(brand, 'light'), css(brand, 'dark')]
  return `:root{${day}}@media(prefers-color-scheme:dark){:root:not([data-mode=light]){${night}}}:root[data-mode=dark]{${night}}`
}

/** The tenant's colour, and whether the page is light or dark. */
export const useBrandColour = (): string => brandColourOf(usePortal().portalSettingsInfo.themeColor)

export function useAppearance(): void {
  const brand = useBrandColour()
  const mode = useMode()
  useEffect(() => {
    paint(brand, mode)
    localStorage.setItem(REMEMBERED, brand)
  }, [brand, mode])
}
