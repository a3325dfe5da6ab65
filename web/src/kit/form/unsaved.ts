import { useEffect, useRef, useSyncExternalStore } from 'react'
import { accountOfTab } from '#web/kit/client/session/session.ts'

/** Forms with unsaved changes. The user is prompted once, independent of their number. */
const forms = new Set<object>()
const listeners = new Set<() => void>()

function change(act: () => void): void {
  act()
  for (const listener of listeners) listener()
}

export const isAnythingUnsaved = (): boolean => forms.size > 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsAnythingUnsaved = (): boolean => useSyncExternalStore(subscribe, isAnythingUnsaved, () => false)

/** Save functions of autosaved forms, called before navigation. */
const savers = new Set<() => Promise<unknown>>()
export const hasSavers = (): boolean => savers.size > 0

/** Saves all autosaved forms; resolves to whether nothing is unsaved afterwards. */
export async function saveBeforeLeaving(): Promise<boolean> {
  await Promise.all([...savers].map((save) => save()))
  return !isAnythingUnsaved()
}

export function useSaveBeforeLeaving(save: () => Promise<unknown>): void {
  const latest = useRef(save)
  useEffect(() => void (latest.current = save))
  useEffect(() => {
    const own = () => latest.current()
    savers.add(own)
    return () => void savers.delete(own)
  }, [])
}

/**
 * Blocks navigation while there are unsaved changes. The returned function permits leaving after saving; later changes
 * block again. Does not block after the person has logged out, since nothing could be saved.
 */
export function useUnsavedChanges(isUnsaved: boolean, written: unknown): () => void {
  const form = useRef({})
  useEffect(() => {
    const own = form.current
    if (!isUnsaved) return
    const owner = accountOfTab()
    change(() => forms.add(own))
    const hold = (event: BeforeUnloadEvent) => {
      if (forms.has(own) && accountOfTab() === owner) event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => {
      removeEventListener('beforeunload', hold)
      change(() => forms.delete(own))
    }
  }, [isUnsaved])
  const seen = useRef(written)
  useEffect(() => {
    if (isUnsaved && seen.current !== written && !forms.has(form.current)) change(() => forms.add(form.current))
    seen.current = written
  })
  return () => change(() => forms.delete(form.current))
}
