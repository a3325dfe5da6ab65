import { useEffect, useRef, useSyncExternalStore } from 'react'
import { bearer } from '#web/kit/client/session.ts'

/** Forms with something unsaved. However many there are, anyone who leaves is asked once. */
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

/** What saves forms that save themselves, before anyone leaves. */
const savers = new Set<() => Promise<unknown>>()
export const hasSavers = (): boolean => savers.size > 0

/** Saves what saves itself; answers whether nothing is unsaved any more. */
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
 * Holds anyone who leaves the page while something is unsaved. The returned function allows leaving, where it has been
 * saved and the page itself goes on; what is written after that holds again. Whose session is over is not held: nothing
 * could be saved any more.
 */
export function useUnsavedChanges(isUnsaved: boolean, written: unknown): () => void {
  const form = useRef({})
  useEffect(() => {
    const own = form.current
    if (!isUnsaved) return
    const owner = bearer()
    change(() => forms.add(own))
    const hold = (event: BeforeUnloadEvent) => {
      if (forms.has(own) && bearer() === owner) event.preventDefault()
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
