import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Nothing, shape, Text } from '#contract/kit/schema.ts'
import { verifyCode } from '#contract/login/captcha.ts'
import { verifyFactor } from '#contract/login/factors.ts'
import {
  afterCheckLogin,
  checkJobNoMobile,
  checkUserNumByMobileBeforeLogin,
  login,
  LoginResult,
  publicKey,
} from '#contract/login/login.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { openSession } from '#web/kit/client/session/session.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { portal } from '../../../test/components/people.ts'
import { sample } from '../../../test/components/sample.ts'
import { refuse, reply, sent, sentKeys } from '../../../test/components/server.ts'
import { show } from '../../../test/components/show.tsx'

const add = route({
  method: 'POST',
  path: '/sysrest/api/thing/add',
  access: 'session',
  summary: 'Add a thing',
  input: shape({ name: Text(20) }),
  reply: Done,
})
const find = route({
  method: 'GET',
  path: '/sysrest/api/thing/find',
  access: 'session',
  summary: 'Get a thing',
  input: Nothing,
  reply: shape({ id: Id, name: Text(20) }),
})

const texts = { thing: { field: { name: '名称' } } }
const tenant: PortalEnablement = {
  ...portal,
  portalSettingsInfo: { ...portal.portalSettingsInfo, accountLoginValidType: '0' },
}
const keys = await crypto.subtle.generateKey(
  { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
  true,
  ['encrypt', 'decrypt'],
)
const spki = btoa(String.fromCodePoint(...new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey))))
const tokenFor = (userId: string, sid: string) =>
  [{ alg: 'none' }, { type: 'user', userId, sid }, {}].map((part) => btoa(JSON.stringify(part))).join('.')
const resultFor = (userId: string) =>
  sample(LoginResult, { authToken: tokenFor(userId, '32'), userName: '张伟', IsEnable: '1' })

const over = page.getByRole('dialog', { name: '请重新登录' })
const form = page.getByRole('dialog', { name: '物品' })

beforeEach(() => {
  reply(publicKey, { publicKey: spki, key: 'rsa-1' })
  reply(verifyCode, { image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })
  reply(checkJobNoMobile, 'jobNo')
  reply(checkUserNumByMobileBeforeLogin, null)
  reply(login, resultFor('11'))
})

function Adding() {
  useMe()
  const labels = 'thing.field' as never
  return <RouteFormDialog title="物品" route={add} labels={labels} fields={{ name: {} }} onClose={() => undefined} />
}
/** Reads after its user is known: a page that does not know its user yet leaves for the login. */
function Reading() {
  useMe()
  return <p>{useRead(find, {}).name}</p>
}

const showPage = (content: React.ReactNode) => show(content, { texts, portal: tenant })

async function saveAfterTheEnd() {
  await showPage(<Adding />)
  await form.getByRole('textbox', { name: '名称' }).fill('办公椅')
  refuse(add, 'session.idle')
  await form.getByRole('button', { name: '保存' }).click()
  await expect.element(over.getByText('长时间未操作，请重新登录！')).toBeVisible()
  reply(add, null)
}

async function logIn() {
  await over.getByRole('textbox', { name: '用户名' }).fill('zhangwei')
  await over.getByRole('textbox', { name: '密码' }).fill('Secret#2026')
  await over.getByRole('textbox', { name: '图形验证码' }).fill('ab12')
  await over.getByRole('button', { name: '登录', exact: true }).click()
}

test('session over: a form stays under the login, and is sent again after it', async () => {
  await saveAfterTheEnd()
  await expect.element(over.getByRole('textbox', { name: '用户名' })).toHaveValue('zhangwei')
  await expect.element(form.getByRole('textbox', { name: '名称' })).toHaveValue('办公椅')
  await userEvent.keyboard('{Escape}')
  await expect.element(over).toBeVisible()
  await logIn()
  await expect.element(over).not.toBeInTheDocument()
  expect(sent(add)).toEqual([{ name: '办公椅' }, { name: '办公椅' }])
  expect(new Set(sentKeys(add)).size).toBe(1)
  expect(sessionStorage.getItem('token')).toBe(tokenFor('11', '32'))
})

test('session over: the second factor is asked in the same place', async () => {
  await saveAfterTheEnd()
  const step = { key: 'k1', userCode: 'zhangwei' }
  refuse(login, 'login.secondFactor', { ...step, methods: ['totp'] })
  reply(verifyFactor, null)
  reply(afterCheckLogin, resultFor('11'))
  await logIn()
  const factor = page.getByRole('dialog').last()
  await factor.getByRole('textbox').fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(over).not.toBeInTheDocument()
  expect(sent(add)).toHaveLength(2)
})

test('session over: a read waits for the login over the page', async () => {
  refuse(find, 'session.none')
  await showPage(<Reading />)
  await expect.element(over.getByText('身份认证过期或错误，请重新登录！')).toBeVisible()
  reply(find, { id: '7', name: '办公桌' })
  await logIn()
  await expect.element(page.getByText('办公桌')).toBeVisible()
  await expect.element(over).not.toBeInTheDocument()
})

test('session over: a login in another tab continues this one', async () => {
  await saveAfterTheEnd()
  openSession(tokenFor('11', '33'))
  await expect.element(over).not.toBeInTheDocument()
  expect(sent(add)).toHaveLength(2)
})
