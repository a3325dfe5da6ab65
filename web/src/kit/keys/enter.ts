import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Key code of a key that an input method has handled. */
const handledByInputMethod = 229

/**
 * Whether a key is Enter and not the one that confirms a word of an input method: Safari sends that one after
 * `compositionend`, with the key code 229 and without `isComposing`.
 */
export function isEnter(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.key === 'Enter' && !isComposing(native)
}

/** Whether the key belongs to an input method. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === handledByInputMethod
