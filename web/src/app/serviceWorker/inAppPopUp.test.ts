import { expect, test } from 'vitest'
import { type OpenWindow, popsUpInPage } from './inAppPopUp.ts'

const seen: OpenWindow = { url: 'https://a.example/mall?page=2', visibilityState: 'visible', focused: true }

test('in-app pop-up: a visible page shows the message instead of a notification', () => {
  expect(popsUpInPage([seen])).toBe(true)
  expect(popsUpInPage([{ ...seen, focused: false, visibilityState: 'hidden' }, seen])).toBe(true)
})

test.each([
  ['no page is open', []],
  ['the page is behind another window', [{ ...seen, focused: false }]],
  ['the page is in another tab', [{ ...seen, visibilityState: 'hidden' as const }]],
  [
    'one page is visible and another has the focus',
    [
      { ...seen, focused: false },
      { ...seen, visibilityState: 'hidden' as const },
    ],
  ],
  ['nobody is signed in', [{ ...seen, url: 'https://a.example/login?entrance=supplier' }]],
  ['notifications are tried', [{ ...seen, url: 'https://a.example/messageSettings' }]],
])('in-app pop-up: a notification is shown if %s', (_, windows) => {
  expect(popsUpInPage(windows)).toBe(false)
})
