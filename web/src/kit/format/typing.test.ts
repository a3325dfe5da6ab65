import { expect, test } from 'vitest'
import { limitedTo } from './typing.ts'

class TextInput extends EventTarget {
  #text = ''
  get value() {
    return this.#text
  }
  set value(text: string) {
    this.#text = text
  }
}

test('typing: a text is limited in characters, and once it is composed', () => {
  const input = new TextInput()
  const typed: string[] = []
  input.addEventListener('input', () => typed.push(input.value))
  const { onInput, onCompositionEnd } = limitedTo(2)
  const type = (text: string, isComposing: boolean) => {
    input.value = text
    onInput?.({ currentTarget: input, nativeEvent: { isComposing } } as never)
  }
  type('𠮷𠮷', false)
  expect([input.value, typed]).toEqual(['𠮷𠮷', []])
  type('𠮷𠮷𠮷', false)
  expect([input.value, typed]).toEqual(['𠮷𠮷', ['𠮷𠮷']])
  type('anquan', true)
  expect(input.value).toBe('anquan')
  onCompositionEnd?.({ currentTarget: input } as never)
  expect(input.value).toBe('an')
  expect(limitedTo(undefined)).toEqual({})
})
