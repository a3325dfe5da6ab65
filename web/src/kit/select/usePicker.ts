import { useId, useRef, useState } from 'react'

/** State of a picker: closed, or open with the accessible name of its field. */
export function usePicker<E extends HTMLElement = HTMLInputElement>() {
  const trigger = useRef<E>(null)
  const [label, setLabel] = useState<string>()
  return {
    trigger,
    popupId: useId(),
    label: label ?? '',
    isOpen: label !== undefined,
    open: () => setLabel(nameOf(trigger.current)),
    close: () => setLabel(undefined),
  }
}

/** Accessible name of a field: its own or its label's. */
function nameOf(field: HTMLElement | null): string {
  const own = field?.getAttribute('aria-label')
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined
  // Excludes the mark of a required field.
  return own ?? label?.lastChild?.textContent ?? ''
}
