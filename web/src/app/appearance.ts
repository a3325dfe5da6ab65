import { useEffect, useRef } from 'react'
import { mode as themeMode, useMode } from '#web/kit/client/preferences.ts'
import { usePortal } from '#web/kit/client/portal.ts'

const REMEMBERED = 'brandColour'
const STYLE = 'brand-style'

/** Adds the tenant's colours to a page that was sent without them. Only such a page loads what computes them. */
async function paint(themeColor: string): Promise<void> {
  const { styleOf } = await import('./brandStyle.ts')
  const style = document.querySelector(`#${STYLE}`) ?? document.head.appendChild(document.createElement('style'))
  style.id = STYLE
  style.textContent = styleOf(themeColor)
}

/** The first paint, before the tenant is known: in the colour that it had the last time. */
export function paintAsRemembered(): Promise<void> {
  document.documentElement.dataset['mode'] = themeMode()
  return paint(localStorage.getItem(REMEMBERED) ?? '')
}

/**
 * The tenant's colour, and whether the page is light or dark. The server sends both with the page, if it renders it.
 */
export function useAppearance(): void {
  const { themeColor, webTitle, favicon } = usePortal().portalSettingsInfo
  const painted = useRef(themeColor)
  const mode = useMode()
  useEffect(() => void (document.documentElement.dataset['mode'] = mode), [mode])
  useEffect(() => {
    localStorage.setItem(REMEMBERED, themeColor)
    if (themeColor !== painted.current || document.querySelector(`#${STYLE}`)) void paint(themeColor)
    painted.current = themeColor
  }, [themeColor])
  useEffect(() => void (document.title = webTitle), [webTitle])
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (icon && favicon !== '') icon.href = favicon
  }, [favicon])
}
