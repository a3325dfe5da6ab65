import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { numberOf, say } from '#contract/refusals.ts'
import { dismissToast, overlayStore } from '#web/kit/overlay/toast.ts'
import { enterAt, goTo } from './entrance.ts'

const [assign, navigate] = [vi.fn(), vi.fn()]
beforeEach(() => {
  assign.mockClear()
  navigate.mockClear()
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
})
afterAll(() => vi.unstubAllGlobals())

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

/** Response of the server to the question for the address of an entrance. */
const stubAnswer = (answer: { code: number; message: string; data: unknown }) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...answer, traceid: '' })))

test('entrances: the address that the server knows is followed', async () => {
  stubAnswer({ code: 0, message: 'ok', data: { data: '/login?entrance=supplier' } })
  await enterAt('SUP_LOGIN_URL', navigate)
  expect(navigate.mock.calls).toEqual([['/login?entrance=supplier']])
})

test.each([
  ['PUR_LOGIN_URL', 'login.noPurchaserUrl', '暂未配置采购人登录地址！'],
  ['SUP_LOGIN_URL', 'login.noSupplierUrl', '暂未配置供应商登录地址！'],
] as const)(
  'entrances: without an address for %s the message is shown, and the page stays',
  async (code, refusal, text) => {
    stubAnswer({ code: numberOf(refusal), message: say(refusal, 'zh-CN'), data: null })
    await enterAt(code, navigate)
    const { toasts } = overlayStore.state()
    for (const { id } of toasts) dismissToast(id)
    expect(toasts.map((toast) => [toast.tone, toast.text])).toEqual([['err', text]])
    expect([navigate.mock.calls, assign.mock.calls]).toEqual([[], []])
  },
)
