import { brandColourOf, cssVars, type ThemeMode } from './palette.ts'

const css = (brand: string, mode: ThemeMode): string =>
  Object.entries(cssVars(brand, mode))
    .map(([name, value]) => `${name}:${value};`)
    .join('') + `color-scheme:${mode}`

/** Style sheet of the tenant's colours: light; on screens dark if the system or the reader prefers it. */
export function styleOf(themeColor: string): string {
  const brand = brandColourOf(themeColor)
  const [day, night] = [css(brand, 'light'), css(brand, 'dark')]
  return `:root{${day}}@media screen and (prefers-color-scheme:dark){:root:not([data-mode=light]){${night}}}@media screen{:root[data-mode=dark]{${night}}}`
}
