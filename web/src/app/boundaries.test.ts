import { MutationObserver } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addCart } from '#contract/ordering/cart.ts'
import { call } from '#web/kit/client/api.ts'
import { dismissToast, overlayStore } from '#web/kit/overlay/toast.ts'
import { TraceSuffix } from '#web/kit/ui/TraceId.tsx'
import { messages } from '#web/messages/zh-CN.ts'
import { showMessages } from '../../test/messages.ts'
import { makeClient } from './boundaries.tsx'

const trace = '0123456789abcdef'.repeat(2)
const busy = '很抱歉，您的操作过快哦，请您休息一下，稍后再试'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('isSecureContext', false)
  await showMessages('zh-CN', messages)
})
afterAll(() => vi.unstubAllGlobals())

/** What a write shows after this response, once its dialog is closed. */
async function shownAfter(status: number, body: string): Promise<unknown> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
  const mutationFn = () => call(addCart, { skuId: '1' })
  await new MutationObserver(makeClient(), { mutationFn }).mutate().catch(() => undefined)
  const { confirmations, toasts } = overlayStore.state()
  const [[dialog], [toast]] = [confirmations, toasts]
  dialog?.answer(true)
  if (toast) dismissToast(toast.id)
  return dialog ? { text: dialog.text, trace: dialog.trace } : { toast: toast?.text }
}
const envelope = (code: number, message = '') => JSON.stringify({ code, message, data: null, traceid: trace })

test.each([
  ['-1: its message with the trace', 200, envelope(-1, '内部错误'), { toast: `内部错误/${trace}` }],
  ['-1 as a response that is not 200', 500, envelope(-1, '内部错误'), { text: busy, trace }],
  ['a code below -1', 200, envelope(-2, '内部错误'), { text: busy, trace }],
  ['a code of system failures', 200, envelope(1_000_000, '内部错误'), { text: busy, trace }],
  ['a response that is not 200', 503, envelope(1018, '系统暂时无法访问'), { text: busy, trace }],
  ['a response of a proxy', 502, '<h1>Bad gateway</h1>', { text: busy, trace: 'orderrest' }],
  ['a refusal', 200, envelope(1007, '您没有权限执行此操作'), { toast: '您没有权限执行此操作' }],
])('failures: %s', async (_, status, body, shown) => expect(await shownAfter(status, body)).toEqual(shown))

test('failures: the trace is a suffix after a slash', () => {
  const suffixOf = (of: string) => renderToStaticMarkup(createElement(TraceSuffix, { trace: of })).replace(/<.*?>/g, '')
  expect(suffixOf(trace).trim()).toBe(`/${trace}`)
  expect(suffixOf('orderrest').trim()).toBe('/orderrest')
})
