import { expect, test } from 'vitest'
import { homePages } from '#contract/home/homePages.ts'
import { homeOnly } from '#contract/notifications/topics.ts'
import { mayPop } from './popUpRules.ts'

const popsAt = (pathname: string, bizChildType: string = homeOnly, isPopping = true) =>
  mayPop({ bizChildType }, { pathname, isPopping })

test('pop-up of type 140050305: on every home of the portal, and on no other page', () => {
  for (const home of ['', ...homePages]) expect(popsAt(`/${home}`), home).toBe(true)
  for (const page of ['/mall', '/workbench', '/login', '/allMessage']) expect(popsAt(page), page).toBe(false)
})

test('pop-up of another type: everywhere but on the login and among all messages, for who wants it', () => {
  const other = '140010101'
  expect(['/mall', '/', '/login', '/allMessage'].map((page) => popsAt(page, other))).toEqual([true, true, false, false])
  expect(popsAt('/', other, false)).toBe(false)
})
