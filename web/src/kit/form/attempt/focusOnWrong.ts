import { useEffect } from 'react'

/**
 * Focus management: after each failed submission, focuses the first invalid field, including fields named by the
 * server.
 */
export function useFocusOnWrong(id: string, attempts: number): void {
  useEffect(() => {
    if (attempts === 0) return
    const wrong = document.querySelector<HTMLElement>(`#${CSS.escape(id)} [aria-invalid=true]`)
    // A group is not focusable itself; its first input is.
    const target = wrong?.matches('fieldset, [role]') ? wrong.querySelector<HTMLElement>('input, button') : undefined
    ;(target ?? wrong)?.focus()
  }, [id, attempts])
}
