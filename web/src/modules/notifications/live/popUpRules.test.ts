import { expect, test } from 'vitest'
import { homePages } from '#contract/home/homePages.ts'
import { followedProjectCode } from '#contract/sourcing/messages.ts'
import { mayPop } from './popUpRules.ts'

const popsAt = (pathname: string, bizChildType: string = followedProjectCode, isPopping = true) =>
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

test('pop-up: never over a page on which somebody decides or fills something in', () => {
  for (const page of ['/orderApprovalDetail', '/supplierQuote', '/projectOpening', '/confirmOrder'])
    expect(popsAt(page, '140010101'), page).toBe(false)
})
