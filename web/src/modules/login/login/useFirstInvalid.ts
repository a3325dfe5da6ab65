import { useEffect, useRef } from 'react'

/** Of a form: puts the focus on the first field that is wrong, once what is wrong has been rendered. */
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
