import { useId, useRef, useState } from 'react'

/** State of a picker: closed, or open under the name that its field has. */
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

/** Accessible name of a field: its own, or its label's. */
function nameOf(field: HTMLElement | null): string {
  const own = field?.getAttribute('aria-label')
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined
  // The mark of a required field is not a part of its name.
  return own ?? label?.lastChild?.textContent ?? ''
}
