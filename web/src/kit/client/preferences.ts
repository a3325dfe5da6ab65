import { useEffect, useSyncExternalStore } from 'react'
import { setCookie } from './cookie.ts'
import { pageRequest } from './hydration.ts'

/**
 * Preferences stored in this browser: language and theme mode. Names and values of the locale are those of the
 * specification.
 */
export type Locale = 'zh_CN' | 'en_US'

const LOCALE = 'locale'
const THEME_MODE = 'themeMode'
const listeners = new Set<() => void>()

function remember(key: string, value: string): void {
  localStorage.setItem(key, value)
  syncPreferenceCookies()
  for (const listener of listeners) listener()
}

/** Mirrors language and theme mode in cookies, for server-side rendering of the next page. */
export function syncPreferenceCookies(): void {
  setCookie(LOCALE, localStorage.getItem(LOCALE))
  setCookie(THEME_MODE, localStorage.getItem(THEME_MODE))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    dark.removeEventListener('change', listener)
  }
}

export const locale = (): Locale =>
  pageRequest()?.locale ?? (localStorage.getItem(LOCALE) === 'en_US' ? 'en_US' : 'zh_CN')
export const setLocale = (value: Locale): void => remember(LOCALE, value)
export const useLocale = (): Locale => useSyncExternalStore(subscribe, locale, locale)

/** Language tag (BCP 47) of the locale, for `lang`, `Accept-Language` and messages. */
export const languageTag = (): 'zh-CN' | 'en' => (locale() === 'en_US' ? 'en' : 'zh-CN')

const ofSystem = (): 'light' | 'dark' => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/**
 * Sets the theme mode. A mode equal to the system's is stored as `system`, so that the page keeps following the system.
 */
export function setMode(value: 'light' | 'dark'): void {
  remember(THEME_MODE, value === ofSystem() ? 'system' : value)
}

/** Mode of a page for dark rooms, unless the user has set one. */
let ofPage: 'dark' | undefined

/** Theme mode: set by the user, otherwise that of the page, otherwise the system's. */
export function mode(): 'light' | 'dark' {
  const chosen = localStorage.getItem(THEME_MODE)
  return chosen === 'light' || chosen === 'dark' ? chosen : (ofPage ?? ofSystem())
}

/** Shows the page dark while it is open, unless the user has set another mode. */
export function useDarkByDefault(): void {
  useEffect(() => {
    const set = (next: 'dark' | undefined) => {
      ofPage = next
      for (const listener of listeners) listener()
    }
    set('dark')
    return () => set(undefined)
  }, [])
}
/** Theme mode. The server renders the light theme; only the colours follow the system from the first frame. */
export const useMode = (): 'light' | 'dark' => useSyncExternalStore(subscribe, mode, () => 'light')
