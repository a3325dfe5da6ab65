import { useSyncExternalStore } from 'react'
import { setCookie } from './cookie.ts'
import { pageRequest } from './hydration.ts'

/**
 * What this browser remembers of its reader: language and brightness. Names and values of the locale as the
 * specification stores it.
 */
export type Locale = 'zh_CN' | 'en_US'

const LOCALE = 'locale'
const THEME_MODE = 'brightness'
const listeners = new Set<() => void>()

function remember(key: string, value: string): void {
  localStorage.setItem(key, value)
  syncPreferenceCookies()
  for (const listener of listeners) listener()
}

/** Language and brightness for server-side rendering of the next page. */
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

/** The language tag of the locale, for `lang`, `Accept-Language` and the words. */
export const languageTag = (): 'zh-CN' | 'en' => (locale() === 'en_US' ? 'en' : 'zh-CN')

const ofSystem = (): 'light' | 'dark' => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Light or dark by hand; what the system wants anyway is not kept, so that the page goes on following it. */
export function setMode(value: 'light' | 'dark'): void {
  remember(THEME_MODE, value === ofSystem() ? 'system' : value)
}

/** Set by hand, or as the system says. */
export function mode(): 'light' | 'dark' {
  const chosen = localStorage.getItem(THEME_MODE)
  return chosen === 'light' || chosen === 'dark' ? chosen : ofSystem()
}
/** On the server the theme is light; the colours alone follow the system from the first frame. */
export const useMode = (): 'light' | 'dark' => useSyncExternalStore(subscribe, mode, () => 'light')
