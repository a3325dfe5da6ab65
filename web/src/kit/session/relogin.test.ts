import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { route } from '#contract/kit/route.ts'
import { Done, Nothing } from '#contract/kit/schema.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { abandonCalls, reloginBy, withSession } from './relogin.ts'

const write = route({
  method: 'POST',
  path: '/sysrest/api/thing/add',
  access: 'session',
  summary: 'Add a thing',
  input: Nothing,
  reply: Done,
})
const tokenFor = (userId: string, sid: string) =>
  [{ alg: 'none' }, { type: 'user', userId, sid }, {}].map((part) => btoa(JSON.stringify(part))).join('.')
const idle = new Refused({ code: -101, message: '长时间未操作，请重新登录！', data: null, traceid: '' })

let token = ''
let end = () => undefined as void
const logInAs = (userId: string) => void (token = tokenFor(userId, '2'))

beforeEach(() => {
  token = tokenFor('1', '1')
  const storage = { getItem: (name: string) => (name === 'token' ? token : null) }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

/** Call that is refused with the first token; counts how often it was made. */
function aCall() {
  const first = token
  const call = vi.fn(async () => (token === first ? Promise.reject(idle) : 'done'))
  return { call, run: () => withSession(write, call) }
}

test('relogin: a call is made again after the same account has logged in', async () => {
  const { call, run } = aCall()
  end = reloginBy(async () => logInAs('1'))
  expect(await run()).toBe('done')
  expect(call).toHaveBeenCalledTimes(2)
})

test('relogin: concurrent calls ask once', async () => {
  const relogin = vi.fn(async () => logInAs('1'))
  end = reloginBy(relogin)
  await Promise.all([aCall().run(), aCall().run(), aCall().run()])
  expect(relogin).toHaveBeenCalledOnce()
})

test('relogin: a call that waited is not made for another account', async () => {
  const { call, run } = aCall()
  end = reloginBy(async () => logInAs('2'))
  await expect(run()).rejects.toBe(idle)
  expect(call).toHaveBeenCalledOnce()
})

test('relogin: a page that is left after a login of another account makes no call any more', async () => {
  const { call, run } = aCall()
  end = reloginBy(async () => {
    abandonCalls()
    logInAs('2')
  })
  const settled = vi.fn()
  void run().then(settled, settled)
  const later = vi.fn(async () => 'sent')
  await new Promise((resolve) => setTimeout(resolve))
  void withSession(write, later).then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve))
  expect(call).toHaveBeenCalledOnce()
  expect(later).not.toHaveBeenCalled()
  expect(settled).not.toHaveBeenCalled()
})

test('relogin: visitors, public calls and other refusals are not asked about', async () => {
  const relogin = vi.fn(async () => undefined)
  end = reloginBy(relogin)
  const refused = async () => Promise.reject(idle)
  await expect(withSession({ ...write, access: 'public' }, refused)).rejects.toBe(idle)
  token = ''
  await expect(withSession(write, refused)).rejects.toBe(idle)
  expect(relogin).not.toHaveBeenCalled()
})
