import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overlayStore } from '#web/kit/overlay/toast.ts'
import { messages } from '#web/messages/zh-CN.ts'
import { showMessages } from '../../test/messages.ts'
import { fakeStorage } from '../../test/storage.ts'
import { beginAnew, noteStart, retryStart } from './startFailure.ts'

const starting = '平台初始化中！如多次重试仍失败，请联系系统管理员'
const [reload, replace] = [vi.fn(), vi.fn()]

beforeEach(async () => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:', hostname: 'localhost', reload, replace })
  await showMessages('zh-CN', messages)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const dialogs = () => overlayStore.state().confirmations.map(({ text }) => text)
function storeData(): void {
  localStorage.setItem('token', 'a')
  sessionStorage.setItem('portal_router_path', '/mall')
}
const storedData = () => [localStorage.getItem('token'), sessionStorage.getItem('portal_router_path')]

test('start: without settings both storages are cleared and the root page is loaded, without a question', async () => {
  storeData()
  await beginAnew()
  expect(storedData()).toEqual([null, null])
  expect(replace.mock.calls).toEqual([['/']])
  expect(dialogs()).toEqual([])
})

test('start: without settings a second time, the person is asked before the root page is loaded', async () => {
  await beginAnew()
  storeData()
  const second = beginAnew()
  expect(storedData()).toEqual([null, null])
  expect(dialogs()).toEqual([starting])
  expect(replace).toHaveBeenCalledTimes(1)
  overlayStore.state().confirmations[0]!.answer(true)
  await second
  expect(replace.mock.calls).toEqual([['/'], ['/']])
})

test('start: settings that have arrived count as a new beginning', async () => {
  await beginAnew()
  noteStart()
  await beginAnew()
  expect(dialogs()).toEqual([])
  expect(replace).toHaveBeenCalledTimes(2)
})

test('start: without a response the message about the initialisation is shown, and then the page is loaded again', async () => {
  storeData()
  const retried = retryStart()
  expect(dialogs()).toEqual([starting])
  expect(reload).not.toHaveBeenCalled()
  overlayStore.state().confirmations[0]!.answer(true)
  await retried
  expect(reload).toHaveBeenCalledTimes(1)
  expect(storedData()).toEqual(['a', '/mall'])
})
