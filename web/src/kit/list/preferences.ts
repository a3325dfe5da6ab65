import { useCallback, useSyncExternalStore } from 'react'
import { useMe } from '#web/kit/client/me.ts'

/** Preferences of one list in this browser. */
export interface ListPreferences {
  /** Hidden columns. */
  readonly hidden: readonly string[]
  readonly density: 'normal' | 'compact'
  /** Changed column widths in pixels. */
  readonly widths: Readonly<Record<string, number>>
  /** View, for lists that have both. */
  readonly view: 'cards' | 'table'
}

const usual: ListPreferences = { hidden: [], density: 'normal', widths: {}, view: 'cards' }
const listeners = new Set<() => void>()

/** Validates stored preferences, which may be from an earlier version or corrupt. */
export function readPreferences(stored: string | null): ListPreferences {
  try {
    const { hidden, density, widths, view } = JSON.parse(stored ?? '{}') as Partial<ListPreferences>
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
      density: density === 'compact' ? 'compact' : 'normal',
      widths: Object.fromEntries(
        Object.entries(widths ?? {}).filter(([, width]) => typeof width === 'number' && width >= narrowest),
      ),
      view: view === 'table' ? 'table' : 'cards',
    }
  } catch {
    return usual
  }
}

export const narrowest = 60

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** List preferences, stored in this browser for each user. */
export function useListPreferences(name: string) {
  const key = `list:${useMe()?.userInfo.userId ?? ''}:${name}`
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  )
  const set = useCallback(
    (patch: Partial<ListPreferences>) => {
      localStorage.setItem(key, JSON.stringify({ ...readPreferences(localStorage.getItem(key)), ...patch }))
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [readPreferences(stored), set] as const
}
