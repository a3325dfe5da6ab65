import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { logout } from '#contract/identity/identity.ts'
import { getImageVerifyCode, verifyCode } from '#contract/login/captcha.ts'
import { confirmTotp, newTotp, verifyFactor } from '#contract/login/factors.ts'
import {
  afterCheckLogin,
  checkJobNoMobile,
  checkUserNumByMobileBeforeLogin,
  login,
  LoginResult,
  publicKey,
} from '#contract/login/login.ts'
import { qryConfByItemCode } from '#contract/tenancy/configuration.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { personWith, portal, tokenOf } from '../../../../test/components/people.ts'
import { sample } from '../../../../test/components/sample.ts'
import { disconnect, refuse, reply, replyTo, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { LoginForm } from './LoginForm.tsx'

const withValidType = (accountLoginValidType: '0' | '2'): PortalEnablement => ({
  ...portal,
  portalSettingsInfo: { ...portal.portalSettingsInfo, accountLoginValidType },
})
const keys = await crypto.subtle.generateKey(
  { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
  true,
  ['encrypt', 'decrypt'],
)
const spki = btoa(String.fromCodePoint(...new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey))))
async function decrypted(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text), (one) => one.codePointAt(0)!)
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, keys.privateKey, bytes))
}

const result = sample(LoginResult, { authToken: tokenOf(personWith([])), userName: '张伟', IsEnable: '1' })
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const text = (name: string) => page.getByRole('textbox', { name })
const submit = page.getByRole('button', { name: '登录', exact: true })
const step = { key: 'k1', userCode: 'zhangwei' }
let puzzles = 0

beforeEach(() => {
  puzzles = 0
  reply(publicKey, { publicKey: spki, key: 'rsa-1' })
  reply(verifyCode, { image: dot })
  replyTo(getImageVerifyCode, () => ({
    yHeight: 20,
    bigImage: dot,
    smallImage: dot,
    chenckMoveid: `puzzle ${++puzzles}`,
  }))
  reply(checkJobNoMobile, 'jobNo')
  reply(checkUserNumByMobileBeforeLogin, null)
  reply(login, result)
  reply(afterCheckLogin, result)
  reply(qryConfByItemCode, sample(qryConfByItemCode.reply))
})

const showLogin = (validType: '0' | '2' = '0') =>
  show(<LoginForm entrance="purchaser" />, {
    messages: ['login'],
    as: null,
    at: '/login',
    portal: withValidType(validType),
  })

async function write() {
  await text('用户名').fill('zhangwei')
  await text('密码').fill('Secret#2026')
}
async function enter() {
  await showLogin()
  await write()
  await text('图形验证码').fill('ab12')
  await submit.click()
}

test('login: names what is missing in order, and asks the server for nothing', async () => {
  await showLogin()
  await submit.click()
  await expect.element(text('用户名')).toHaveFocus()
  for (const name of ['用户名', '密码', '验证码'])
    await expect.element(page.getByText(`${name}不能为空！`)).toBeVisible()
  await text('用户名').fill('zhangwei')
  await submit.click()
  await expect.element(text('密码')).toHaveFocus()
  expect(sent(publicKey)).toEqual([])
})

test('login: sends the encrypted password with the answered picture, and opens the home page', async () => {
  await enter()
  await expect.poll(() => location.pathname).toBe('/')
  const [request] = sent(login)
  expect(request).toMatchObject({ userCode: 'zhangwei', key: 'rsa-1', entrance: 'purchaser', verifyCode: 'ab12' })
  expect(request?.verifyKey).toBe(String(sent(verifyCode)[0]?.key))
  expect(await decrypted(request!.passwd)).toBe('Secret#2026')
  expect(sessionStorage.getItem('userName')).toBe('张伟')
})

test('login: a wrong password is shown at it, with another picture to answer', async () => {
  refuse(checkJobNoMobile, 'login.wrong')
  await enter()
  await expect.element(text('密码')).toBeInvalid()
  await expect.element(text('密码')).toHaveFocus()
  await expect.element(text('图形验证码')).toHaveValue('')
  await expect.poll(() => new Set(sent(verifyCode).map(({ key }) => key)).size).toBe(2)
})

test('login: a wrong picture code is shown at it', async () => {
  refuse(checkJobNoMobile, 'login.captcha')
  await enter()
  await expect.element(text('图形验证码')).toBeInvalid()
  await expect.element(text('图形验证码')).toHaveFocus()
})

test('login: keeps what was typed when the connection is lost', async () => {
  disconnect(checkJobNoMobile)
  await enter()
  await page.getByRole('button', { name: '知道了' }).click()
  await expect.element(text('用户名')).toHaveValue('zhangwei')
  await expect.element(text('密码')).toHaveValue('Secret#2026')
})

const slider = page.getByRole('dialog', { name: '安全验证' })
const handle = slider.getByRole('slider', { name: '拼图滑块' })
async function openSlider() {
  await showLogin('2')
  await write()
  await submit.click()
  await expect.element(handle).toHaveAttribute('aria-disabled', 'false')
}
const focusHandle = () => (handle.element() as HTMLInputElement).focus()
async function move() {
  focusHandle()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
}

test('slider: is moved with the arrow keys, and its track is sent', async () => {
  await openSlider()
  await move()
  await expect.poll(() => location.pathname).toBe('/')
  const [request] = sent(login)
  expect(request).toMatchObject({ chenckMoveid: 'puzzle 1' })
  expect(request?.xWidth).toBeGreaterThan(0)
  expect(request?.track?.at(-1)?.[0]).toBe(request?.xWidth)
})

test('slider: the Enter key without a move answers nothing', async () => {
  await openSlider()
  focusHandle()
  await userEvent.keyboard('{Enter}')
  await expect.element(slider).toBeVisible()
  expect(sent(login)).toEqual([])
})

test('slider: a wrong answer is said and brings another puzzle; the next answer is for that one', async () => {
  refuse(checkJobNoMobile, 'login.slider')
  await openSlider()
  await move()
  await expect.element(slider.getByRole('alert')).toBeVisible()
  await expect.element(handle).toHaveValue('0')
  reply(checkJobNoMobile, 'jobNo')
  await expect.element(handle).toHaveAttribute('aria-disabled', 'false')
  await move()
  await expect.poll(() => sent(login)[0]?.chenckMoveid).toBe('puzzle 2')
})

test('slider: a puzzle that does not load is asked for again', async () => {
  refuse(getImageVerifyCode, 'request.tooMany')
  await showLogin('2')
  await write()
  await submit.click()
  await expect.element(slider.getByRole('alert').getByText('操作过于频繁')).toBeVisible()
  replyTo(getImageVerifyCode, () => ({ yHeight: 1, bigImage: dot, smallImage: dot, chenckMoveid: 'later' }))
  await slider.getByRole('button', { name: '重新加载' }).click()
  await expect.element(handle).toHaveAttribute('aria-disabled', 'false')
})

test('slider: a wrong password closes it and is shown at the password', async () => {
  refuse(checkJobNoMobile, 'login.wrong')
  await openSlider()
  await move()
  await expect.element(slider).not.toBeInTheDocument()
  await expect.element(text('密码')).toBeInvalid()
})

test('login: of several accounts one is chosen', async () => {
  const userList = [
    { userCode: 'zhangwei', fullDeptName: '总公司/设备部', undoCount: 3 },
    { userCode: 'zhangwei2', fullDeptName: '总公司/财务部', undoCount: 0 },
  ]
  refuse(checkUserNumByMobileBeforeLogin, 'login.several', { key: 'k1', userList })
  await enter()
  const dialog = page.getByRole('dialog', { name: '选择要登录的账号' })
  await expect.element(dialog.getByText('3 项待办')).toBeVisible()
  await dialog.getByRole('button', { name: '财务部' }).click()
  await expect.poll(() => location.pathname).toBe('/')
  expect(sent(afterCheckLogin)).toEqual([{ key: 'k1', userCode: 'zhangwei2' }])
})

test('login: a name that is both is used as the person says', async () => {
  reply(checkJobNoMobile, 'choose')
  await enter()
  await page.getByRole('dialog', { name: '选择登录方式' }).getByRole('button', { name: '手机号' }).click()
  await expect.poll(() => sent(login)[0]?.loginWaychoice).toBe('mobile')
})

const factor = page.getByRole('dialog', { name: '二次验证' })
async function askForFactor() {
  refuse(login, 'login.secondFactor', { ...step, methods: ['totp', 'recovery'] })
  await enter()
  await expect.element(factor).toBeVisible()
}

test('second factor: a code is needed, a wrong one is refused at its field, the right one goes on', async () => {
  await askForFactor()
  const code = factor.getByRole('textbox', { name: '动态码' })
  await factor.getByRole('button', { name: '确认' }).click()
  await expect.element(code).toHaveAccessibleDescription('请输入验证码')
  refuse(verifyFactor, 'login.factorWrong')
  await code.fill(' 111111 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toBeInvalid()
  await expect.element(code).toHaveValue('')
  reply(verifyFactor, null)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/')
  expect(sent(verifyFactor).map((each) => each.code)).toEqual(['111111', '123456'])
  expect(sent(afterCheckLogin)).toEqual([step])
})

test('second factor: a recovery code instead, without the refusal of the other', async () => {
  await askForFactor()
  await factor.getByRole('button', { name: '确认' }).click()
  await factor.getByRole('button', { name: '改用恢复码' }).click()
  const code = factor.getByRole('textbox', { name: '恢复码' })
  await expect.element(code).toBeValid()
  reply(verifyFactor, null)
  await code.fill('abcd-efgh')
  await factor.getByRole('button', { name: '确认' }).click()
  await expect.poll(() => sent(verifyFactor)).toEqual([{ ...step, method: 'recovery', code: 'abcd-efgh' }])
})

test('second factor: who has none sets it up first, and keeps the recovery codes', async () => {
  refuse(login, 'login.factorMissing', step)
  reply(newTotp, sample(newTotp.reply, { secret: 'ABCDEFGH', image: dot }))
  reply(confirmTotp, { recoveryCodes: ['one-two', 'three-four'] })
  await enter()
  const dialog = page.getByRole('dialog', { name: '设置二次验证' })
  await expect.element(dialog.getByText('ABCD EFGH')).toBeVisible()
  await dialog.getByRole('textbox', { name: '动态码' }).fill('123456')
  await userEvent.keyboard('{Enter}')
  const kept = page.getByRole('dialog', { name: '请保存恢复码' })
  await expect.element(kept.getByText('three-four')).toBeVisible()
  expect(sent(afterCheckLogin)).toEqual([])
  await kept.getByRole('button', { name: '我已妥善保存' }).click()
  await expect.poll(() => sent(afterCheckLogin)).toEqual([step])
})

test('login: who declines to change an initial password is logged out', async () => {
  reply(login, { ...result, changePwd: true })
  reply(logout, null)
  await enter()
  await page.getByRole('dialog', { name: '请先修改密码' }).getByRole('button', { name: '取消登录' }).click()
  await expect.poll(() => sent(logout)).toHaveLength(1)
  expect(localStorage.getItem('token')).toBe(null)
  expect(location.pathname).toBe('/login')
})

test('login: a weak password leads to its reset', async () => {
  refuse(login, 'login.weak')
  await enter()
  await page.getByRole('dialog', { name: '密码强度不足' }).getByRole('button', { name: '重置密码' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/resetPasswords?type=weak')
})
