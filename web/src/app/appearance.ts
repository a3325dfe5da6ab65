import { useEffect, useRef } from 'react'
import { mode as themeMode, useMode } from '#web/kit/client/preferences.ts'
import { usePortal } from '#web/kit/client/portal.ts'

const REMEMBERED = 'brandColour'
const STYLE = 'brand-style'

/** Adds the tenant's colours to a page that was sent without them. Only such pages load the computation. */
async function paint(themeColor: string): Promise<void> {
  const { styleOf } = await import('./brandStyle.ts')
  const style = document.querySelector(`#${STYLE}`) ?? document.head.appendChild(document.createElement('style'))
  style.id = STYLE
  style.textContent = styleOf(themeColor)
}

/** First paint before the tenant is known, with the colour of the last visit. */
export function paintAsRemembered(): Promise<void> {
  document.documentElement.dataset['mode'] = themeMode()
  return paint(localStorage.getItem(REMEMBERED) ?? '')
}

/** Applies the tenant's colour and the theme mode. For server-rendered pages the server sends both. */
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
