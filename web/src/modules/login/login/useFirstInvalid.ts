import { useEffect, useRef } from 'react'

/** Focuses the first invalid field of a form once its errors are rendered. */
export function useFirstInvalid() {
  const form = useRef<HTMLFormElement>(null)
  const isDue = useRef(false)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  return { form, toFirstInvalid: () => void (isDue.current = true) }
}
