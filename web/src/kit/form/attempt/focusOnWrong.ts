import { useEffect } from 'react'

/** After each attempt that failed the first wrong field has the focus, also one that the server has named. */
export function useFocusOnWrong(id: string, attempts: number): void {
  useEffect(() => {
    if (attempts === 0) return
    const wrong = document.querySelector<HTMLElement>(`#${CSS.escape(id)} [aria-invalid=true]`)
    // A group of choices is not focusable itself.
    const target = wrong?.matches('fieldset, [role]') ? wrong.querySelector<HTMLElement>('input, button') : undefined
    ;(target ?? wrong)?.focus()
  }, [id, attempts])
}
