import { useEffect, useRef, useState } from 'react'
import { useSaveBeforeLeaving } from '../unsaved.ts'
import type { Form } from '../useForm.ts'
import type { AutosaveResult } from './autosaving.ts'

const quietMs = 10_000
const retryMs = 15_000
const lookMs = 1000

/** State of the autosave. */
export interface AutosaveState {
  readonly last: Exclude<AutosaveResult, 'nothing'> | undefined
  /** Time of the last success. */
  readonly at: Date | undefined
  /** Whether the values are unchanged since that result. */
  readonly isCurrent: boolean
}

/**
 * Autosave: after ten seconds without input, and when the form loses focus. Retries failures. After a conflict with
 * another user's change the user must review and save.
 */
export function useAutosave(form: Form<object>, isEnabled = true): AutosaveState {
  const [{ last, at, of }, setState] = useState<Omit<AutosaveState, 'isCurrent'> & { readonly of?: object }>({
    last: undefined,
    at: undefined,
  })
  const latest = useRef(form)
  useEffect(() => void (latest.current = form))
  const autosave = async () => {
    const written = latest.current.values
    const result = await latest.current.autosave()
    const isSaved = result === 'saved' || result === 'partly' || result === 'behind'
    if (result !== 'nothing')
      setState((before) => ({ last: result, at: isSaved ? new Date() : before.at, of: written }))
    return result
  }
  useSaveBeforeLeaving(async () => {
    if (isEnabled && (await autosave()) === 'behind') await autosave()
  })
  const save = useRef(autosave)
  useEffect(() => void (save.current = autosave))
  const { id } = form
  useEffect(() => {
    if (!isEnabled) return
    let seen = latest.current.values
    let due = Number.POSITIVE_INFINITY
    const begin = async () => {
      due = Number.POSITIVE_INFINITY
      const result = await save.current()
      if (result === 'unreachable') due = Date.now() + retryMs
      if (result === 'behind') due = Math.min(due, Date.now() + quietMs)
    }
    const look = () => {
      const { values, isDirty, isConflicting } = latest.current
      if (values !== seen) due = Date.now() + quietMs
      seen = values
      if (isDirty && !isConflicting && Date.now() >= due) void begin()
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const { isDirty, isConflicting } = latest.current
      const isWithin = relatedTarget instanceof Node && document.getElementById(id)?.contains(relatedTarget)
      if (isDirty && !isConflicting && !isWithin) void begin()
    }
    const onHide = () => document.visibilityState === 'hidden' && latest.current.isDirty && void begin()
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
  return { last, at, isCurrent: of === form.values }
}
