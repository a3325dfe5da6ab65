import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { defaultLoginSettings, type LoginSettings } from '#contract/tenancy/loginSettings.ts'
import { getLoginSettings, type ReadLoginSettings, saveLoginSettings } from '#contract/tenancy/loginSettingsRoutes.ts'
import { choose } from '../../../test/components/controls.ts'
import { refuse, reply, replyTo, sent } from '../../../test/components/server.ts'
import { show } from '../../../test/components/show.tsx'
import { LoginSettingsPage } from './LoginSettingsPage.tsx'

const read = (settings: Partial<LoginSettings> = {}, version = 3): ReadLoginSettings => ({
  version,
  settings: { ...defaultLoginSettings, ...settings },
  canSendSms: false,
  trialRoles: [{ code: 'buyer', name: '采购员', enName: 'Buyer' }],
})
const toggle = (name: string) => page.getByRole('checkbox', { name, exact: true })
const text = (name: string) => page.getByRole('textbox', { name })
const save = page.getByRole('button', { name: '保存' })
const effects = page.getByRole('dialog', { name: '保存登录设置' })

beforeEach(() => {
  reply(getLoginSettings, read())
  replyTo(saveLoginSettings, ({ version, ...settings }) => {
    const saved = read(settings, version + 1)
    reply(getLoginSettings, saved)
    return saved
  })
})
const showSettings = () => show(<LoginSettingsPage />, { messages: ['portal'], as: ['portal.configure'] })

test('login settings: counts what is changed, and takes it back', async () => {
  await showSettings()
  await expect.element(save).toBeDisabled()
  await toggle('首页显示登录按钮').click()
  await text('试用天数').fill('30')
  await expect.element(page.getByText('2 项修改尚未保存')).toBeVisible()
  await page.getByRole('button', { name: '撤销修改' }).click()
  await expect.element(toggle('首页显示登录按钮')).not.toBeChecked()
  await expect.element(text('试用天数')).toHaveValue('14')
  await expect.element(save).toBeDisabled()
})

test('login settings: what concerns nobody who is logged in is saved at once', async () => {
  await showSettings()
  await toggle('首页显示登录按钮').click()
  await save.click()
  await expect.element(page.getByText('操作成功')).toBeVisible()
  expect(sent(saveLoginSettings)).toEqual([{ version: 3, ...defaultLoginSettings, loginButton: true }])
  await toggle('首页显示登录按钮').click()
  await save.click()
  await expect.poll(() => sent(saveLoginSettings)[1]).toMatchObject({ version: 4, loginButton: false })
})

test('login settings: effects on people are shown first; without consent nothing is saved', async () => {
  await showSettings()
  await toggle('账号登录').click()
  await text('无操作自动退出（分钟）').fill('30')
  await choose(page.getByRole('combobox', { name: '二次验证' }), '所有用户必须设置')
  await save.click()
  await expect.element(effects.getByText('不能再使用账号和密码登录')).toBeVisible()
  await expect.element(effects.getByText('无操作超过 30 分钟的用户立即退出')).toBeVisible()
  await expect.element(effects.getByText('下次登录时须先设置')).toBeVisible()
  await expect.element(effects.getByRole('button', { name: '取消' })).toHaveFocus()
  await effects.getByRole('button', { name: '取消' }).click()
  expect(sent(saveLoginSettings)).toEqual([])
  await save.click()
  await effects.getByRole('button', { name: '保存' }).click()
  await expect
    .poll(() => sent(saveLoginSettings)[0])
    .toMatchObject({
      accountLogin: false,
      sessionIdleMinutes: 30,
      secondFactor: 'required',
    })
})

test('login settings: lengths of passwords in the wrong order are not sent', async () => {
  await showSettings()
  await text('最大长度').fill('8')
  await text('最小长度').fill('12')
  await save.click()
  await expect.element(text('最大长度')).toHaveAccessibleDescription('最大长度不能小于最小长度')
  await expect.element(effects).not.toBeInTheDocument()
  expect(sent(saveLoginSettings)).toEqual([])
})

test('login settings: a number out of its bounds is named with them', async () => {
  await showSettings()
  await text('登录有效期（小时）').fill('0')
  await save.click()
  await expect.element(text('登录有效期（小时）')).toHaveAccessibleDescription('登录有效期（小时）不能小于 1')
  expect(sent(saveLoginSettings)).toEqual([])
})

test('login settings: an address of another scheme is refused in its own words', async () => {
  await showSettings()
  await text('供应商注册地址').fill('ftp://example.com')
  await save.click()
  await expect
    .element(text('供应商注册地址'))
    .toHaveAccessibleDescription('请填写以 http(s):// 开头的地址，或以 / 开头的本站路径')
})

test('login settings: drivers are added, checked and removed', async () => {
  await showSettings()
  await page.getByRole('button', { name: '添加驱动' }).click()
  await text('机构代码 1').fill('CFCA')
  await save.click()
  await expect.element(text('机构名称 1')).toBeInvalid()
  await expect.element(page.getByText('每行均须填写机构名称')).toBeVisible()
  expect(sent(saveLoginSettings)).toEqual([])
  await text('机构名称 1').fill('中金')
  await text('下载地址 1').fill('/drivers/cfca.zip')
  await save.click()
  const caInfos = [{ caCode: 'CFCA', caName: '中金', downloadUrl: '/drivers/cfca.zip' }]
  await expect.poll(() => sent(saveLoginSettings)[0]).toMatchObject({ caInfos })
  await page.getByRole('button', { name: '删除第 1 行' }).click()
  await expect.element(page.getByText('暂无驱动')).toBeVisible()
})

test('login settings: a login by SMS without a gateway is warned about', async () => {
  await showSettings()
  await expect.element(page.getByText('尚未配置短信网关')).not.toBeInTheDocument()
  await toggle('短信登录').click()
  await expect.element(page.getByText('尚未配置短信网关')).toBeVisible()
})

test('login settings: a refusal of the server is shown above the buttons', async () => {
  refuse(saveLoginSettings, 'loginSettings.noLoginMethod')
  await showSettings()
  await toggle('账号登录').click()
  await toggle('扫码登录').click()
  await save.click()
  await effects.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('2 项修改尚未保存')).toBeVisible()
})

test('login settings: what somebody else saved is merged, in English', async () => {
  await show(<LoginSettingsPage />, { messages: ['portal'], as: ['portal.configure'], locale: 'en_US' })
  await page.getByRole('textbox', { name: 'Trial length' }).fill('30')
  refuse(saveLoginSettings, 'thing.stale')
  reply(getLoginSettings, read({ smsPerDay: 5 }, 4))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  replyTo(saveLoginSettings, ({ version, ...settings }) => read(settings, version + 1))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent(saveLoginSettings)[1]).toMatchObject({ version: 4, trialDays: 30, smsPerDay: 5 })
})
