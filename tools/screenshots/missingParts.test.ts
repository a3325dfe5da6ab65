import type { Locator, Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { messagesOf } from '../../e2e/messages.ts'
import { missingParts } from './missingParts.ts'

/** A part of which one is visible, or none. */
function part(isVisible: boolean, name = 'a part'): Locator {
  const waitFor = async () => {
    if (!isVisible) throw new Error('timeout')
  }
  const locator = { filter: () => locator, first: () => locator, waitFor, toString: () => name }
  return locator as unknown as Locator
}
const showing = (...texts: readonly string[]): Page =>
  ({ getByText: (text: string) => part(texts.includes(text)) }) as unknown as Page
const words = messagesOf['zh-CN']

test('screenshots: texts and elements that are not visible are reported', async () => {
  const page = showing(words.orders.none)
  expect(await missingParts(page, words, undefined)).toEqual([])
  expect(await missingParts(page, words, ({ orders }) => orders.none)).toEqual([])
  expect(await missingParts(page, words, ({ orders }) => [orders.none, part(true)])).toEqual([])
  expect(await missingParts(page, words, ({ orders }) => [orders.none, orders.clear, part(false, 'the form')])).toEqual(
    [`does not show “${words.orders.clear}”`, 'does not show the form'],
  )
})
