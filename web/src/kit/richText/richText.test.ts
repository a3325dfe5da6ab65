import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { RichText as schemaOf } from '#contract/kit/richText/schema.ts'
import { shape, Text } from '#contract/kit/schema.ts'
import { violationOf } from '../form/check.ts'
import { RichText } from './RichText.tsx'
import { RichTextInput } from './RichTextInput.tsx'

vi.mock('./editor/RichTextEditor.tsx', () => ({ RichTextEditor: () => null }))

const html = (element: ReactElement) => renderToString(element)
const table = '<table><tbody><tr><td><p>值</p></td></tr></tbody></table>'

test('rich text: renders without a browser, with keyboard-scrollable tables', () => {
  const text = html(createElement(RichText, { html: `<h2>用途</h2>${table}<p>1 &lt; 2</p>` }))
  expect(text).toMatch(/<h2>用途<\/h2><div role="group" tabindex="0" aria-label="[^"]+"><table>.*<\/table><\/div>/)
  expect(text).toContain('<p>1 &lt; 2</p>')
})

test('rich text: a field shows its text before the editor has loaded, and permanently if disabled', () => {
  const field = { id: 'description', value: `<p>耐磨</p>${table}`, schema: schemaOf({ max: 20 }) }
  for (const disabled of [false, true]) {
    const text = html(createElement(RichTextInput, { ...field, disabled }))
    expect(text).toMatch(/<fieldset aria-labelledby="description-label"/)
    expect(text).toContain('<p>耐磨</p>')
    expect(text.includes('data-disabled')).toBe(disabled)
  }
})

test('rich text: a field of another schema has no rich text control', () =>
  expect(() => html(createElement(RichTextInput, { id: 'name', schema: Text(20) }))).toThrow('not rich text'))

test('rich text: a form counts characters without markup', () => {
  const input = shape({ description: schemaOf({ max: 5 }) })
  const check = (text: string) => violationOf(input, 'description', text)
  expect(check('')).toBeUndefined()
  expect(check('<h2>一二</h2><p><strong>三</strong>&amp;五</p>')).toBeUndefined()
  expect(check('<p>一二三四五六</p>')).toEqual({ word: 'max', count: 5 })
})
