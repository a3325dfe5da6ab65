import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer, renderedToken } from './session.ts'
import { noteChange } from './watchSession.ts'
import { fakeStorage } from '../../../../test/storage.ts'

const token = (userId: string) =>
  `h.${Buffer.from(JSON.stringify({ type: 'user', userId, sid: userId })).toString('base64url')}.s`

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:', hostname: 'localhost' })
  localStorage.setItem('token', token('7'))
  sessionStorage.setItem('token', token('7'))
})
afterEach(() => vi.unstubAllGlobals())

test('session: a tab stays rendered for its user until it detects a change by another tab', () => {
  localStorage.setItem('isContinue2', '1')
  localStorage.removeItem('token')
  expect([bearer(), renderedToken()]).toEqual([null, token('7')])
  expect(noteChange()).toBe('ended')
  expect(renderedToken()).toBeNull()
})

test('session: a tab is rendered for another user only after detecting their login', () => {
  localStorage.setItem('token', token('8'))
  expect([bearer(), renderedToken()]).toEqual([null, token('7')])
  expect(noteChange()).toBe('switched')
  expect(renderedToken()).toBe(token('8'))
})
