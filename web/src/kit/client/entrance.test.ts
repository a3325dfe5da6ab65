import { beforeEach, expect, test, vi } from 'vitest'
import { goTo } from './entrance.ts'

const [assign, navigate] = [vi.fn(), vi.fn()]
beforeEach(() => {
  assign.mockClear()
  navigate.mockClear()
  vi.stubGlobal('location', { assign })
})

test('entrances: pages of this site use the router, others their URL', () => {
  goTo('/login?entrance=supplier', navigate)
  expect([navigate.mock.calls, assign.mock.calls]).toEqual([[['/login?entrance=supplier']], []])
  goTo('https://suppliers.example.com/login', navigate)
  expect(assign.mock.calls).toEqual([['https://suppliers.example.com/login']])
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https://a@evil.example',
  'data:text/html,x',
  '',
])('entrances: %j is not followed', (address) => {
  goTo(address, navigate)
  expect([navigate.mock.calls, assign.mock.calls]).toEqual([[], []])
})
