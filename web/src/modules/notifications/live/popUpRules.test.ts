import { expect, test } from 'vitest'
import { homePages } from '#contract/home/homePages.ts'
import { homeOnly } from '#contract/notifications/topics.ts'
import { mayPop } from './popUpRules.ts'

const popsAt = (pathname: string, bizChildType: string = homeOnly, isPopping = true) =>
  mayPop({ bizChildType }, { pathname, isPopping })

test('pop-up of type 140050305: on every home page of the portal only', () => {
  for (const home of ['', ...homePages]) expect(popsAt(`/${home}`), home).toBe(true)
  for (const page of ['/mall', '/workbench', '/login', '/allMessage']) expect(popsAt(page), page).toBe(false)
})

test('pop-up of other types: everywhere except on the login and the message list, if enabled by the user', () => {
  const other = '140010101'
  expect(['/mall', '/', '/login', '/allMessage'].map((page) => popsAt(page, other))).toEqual([true, true, false, false])
  expect(popsAt('/', other, false)).toBe(false)
})
