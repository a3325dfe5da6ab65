import type { CompositionEvent, InputEvent } from 'react'
import { firstCharacters } from '#contract/kit/text/characters.ts'

type TextInput = HTMLInputElement | HTMLTextAreaElement

/** Simulates typing: React only notices values set by the prototype's setter. */
export function retype(input: TextInput, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Limit of an input in characters; the attribute `maxlength` counts UTF-16 units. Text that is still composed by an
 * input method may be longer.
 */
export function limitedTo(max: number | undefined) {
  if (max === undefined) return {}
  const cut = (input: TextInput) => {
    const first = firstCharacters(input.value, max)
    if (first !== input.value) retype(input, first)
  }
  return {
    onInput: ({ currentTarget, nativeEvent }: InputEvent<TextInput>) => {
      if (!nativeEvent.isComposing) cut(currentTarget)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextInput>) => cut(currentTarget),
  }
}
