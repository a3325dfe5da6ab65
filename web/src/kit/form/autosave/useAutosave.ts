import { useEffect, useRef, useState } from 'react'
import { useSaveBeforeLeaving } from '../unsaved.ts'
import type { Form } from '../useForm.ts'
import type { Kept } from './useKeep.ts'

const quietMs = 10_000
const retryMs = 15_000
const lookMs = 1000

/** How far the saving has come; `at` is when it last succeeded. */
export interface AutosaveState {
  readonly last: Exclude<Kept, 'nothing'> | undefined
  readonly at: Date | undefined
}

/**
 * Autosave of a form: after ten seconds of quiet, and when its reader turns to something else. What failed is tried
 * again; where somebody else has changed the same, the reader looks at it and saves it.
 */
export function useAutosave(form: Form<object>, isEnabled = true): AutosaveState {
  const [state, setState] = useState<AutosaveState>({ last: undefined, at: undefined })
  const latest = useRef(form)
  useEffect(() => void (latest.current = form))
  useSaveBeforeLeaving(() => (isEnabled ? form.keep() : Promise.resolve()))
  const { id } = form
  useEffect(() => {
    if (!isEnabled) return
    let seen = latest.current.values
    let due = Number.POSITIVE_INFINITY
    const save = async () => {
      due = Number.POSITIVE_INFINITY
      const last = await latest.current.keep()
      if (last !== 'nothing')
        setState(({ at }) => ({ last, at: last === 'saved' || last === 'partly' ? new Date() : at }))
      if (last === 'unreachable') due = Date.now() + retryMs
    }
    const look = () => {
      const { values, isDirty, notice } = latest.current
      if (values !== seen) due = notice?.tone === 'warn' ? Number.POSITIVE_INFINITY : Date.now() + quietMs
      seen = values
      if (isDirty && Date.now() >= due) void save()
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const { isDirty, notice } = latest.current
      const isWithin = relatedTarget instanceof Node && document.getElementById(id)?.contains(relatedTarget)
      if (isDirty && !isWithin && notice?.tone !== 'warn') void save()
    }
    const onHide = () => document.visibilityState === 'hidden' && latest.current.isDirty && void save()
    const timer = setInterval(look, lookMs)
    const element = document.getElementById(id)
    element?.addEventListener('focusout', onLeave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearInterval(timer)
      element?.removeEventListener('focusout', onLeave)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [id, isEnabled])
  return state
}
