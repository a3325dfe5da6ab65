import { useSyncExternalStore } from 'react'

/** What this browser remembers of its reader: language and brightness. Names and values of the locale as the specification stores it. */
export type Locale = 'zh_CN' | 'en_US'

const listeners = new Set<() => void>()

function remember(key: string, value: string): void {
  localStorage.setItem(key, value)
  for (const listener of listeners) listener()
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

export const locale = (): Locale => (localStorage.getItem('locale') === 'en_US' ? 'en_US' : 'zh_CN')
export const setLocale = (value: Locale): void => remember('locale', value)
export const useLocale = (): Locale => useSyncExternalStore(subscribe, locale)

/** The language tag of the locale, for `lang`, `Accept-Language` and the words. */
export const languageTag = (): 'zh-CN' | 'en' => (locale() === 'en_US' ? 'en' : 'zh-CN')

const ofSystem = (): 'light' | 'dark' => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Light or dark by hand; what the system wants anyway is not kept, so that the page goes on following it. */
export function setMode(value: 'light' | 'dark'): void {
  remember('brightness', value === ofSystem() ? 'system' : value)
}

/** Set by hand, or as the system says. */
export function mode(): 'light' | 'dark' {
  const chosen = localStorage.getItem('brightness')
  return chosen === 'light' || chosen === 'dark' ? chosen : ofSystem()
}
export const useMode = (): 'light' | 'dark' => useSyncExternalStore(subscribe, mode)
