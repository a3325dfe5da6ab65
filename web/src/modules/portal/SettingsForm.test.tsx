import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogueSettings } from '#contract/catalogue/settings.ts'
import { certificateSettings } from '#contract/certificates/settings.ts'
import { fileSettings } from '#contract/files/settings.ts'
import { homeSettings } from '#contract/home/settings.ts'
import { ledgerSettings } from '#contract/ledger/settings.ts'
import { noticeSettings } from '#contract/notices/settings.ts'
import { orderSettings } from '#contract/ordering/settings.ts'
import { getTenantSettings, saveTenantSettings, type TenantSettings } from '#contract/portal/settings.ts'
import { onboardingSettings } from '#contract/onboarding/settings.ts'
import { contractSettings } from '#contract/contracts/settings.ts'
import { planSettings } from '#contract/plans/settings.ts'
import { providerSettings } from '#contract/provider/settings.ts'
import { settlementSettings } from '#contract/settlement/settings.ts'
import { sourcingSettings } from '#contract/sourcing/settings.ts'
import { portalSettings, serviceSettings } from '#contract/tenancy/settings.ts'
import { reply, replyTo, sent } from '../../../test/components/server.ts'
import { show } from '../../../test/components/show.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const usual: TenantSettings = {
  portal: portalSettings.usual,
  services: serviceSettings.usual,
  home: homeSettings.usual,
  notices: noticeSettings.usual,
  ordering: orderSettings.usual,
  plans: planSettings.usual,
  settlement: settlementSettings.usual,
  onboarding: onboardingSettings.usual,
  contracts: contractSettings.usual,
  catalogue: catalogueSettings.usual,
  sourcing: sourcingSettings.usual,
  ledger: ledgerSettings.usual,
  files: fileSettings.usual,
  certificates: certificateSettings.usual,
  provider: providerSettings.usual,
}
const read = { version: 3, settings: usual, usual }
const orders = page.getByRole('region', { name: '订单与收货' })
const save = page.getByRole('button', { name: '保存' })

beforeEach(() => {
  reply(getTenantSettings, read)
  replyTo(saveTenantSettings, ({ version, ...settings }) => ({ version: version + 1, settings, usual }))
})
const showSettings = () => show(<SettingsForm read={read} />, { messages: ['portal'], as: ['portal.configure'] })

test('settings: a change of one group is sent with all others as they were', async () => {
  await showSettings()
  await expect.element(save).toBeDisabled()
  await orders.getByRole('textbox', { name: '账期' }).fill('45')
  await expect.element(page.getByText('1 项修改尚未保存')).toBeVisible()
  await save.click()
  const ordering = { ...usual.ordering, orderTermDays: 45 }
  await expect.poll(() => sent(saveTenantSettings)).toEqual([{ version: 3, ...usual, ordering }])
})

test('settings: a changed value shows its default and its bounds', async () => {
  await showSettings()
  const term = orders.getByRole('textbox', { name: '账期' })
  await expect.element(term).not.toHaveAccessibleDescription(/默认/)
  await term.fill('45')
  await expect.element(term).toHaveAccessibleDescription(/默认：30/)
})

test('settings: a value out of its bounds is named beside the buttons and in the links of sections', async () => {
  await showSettings()
  await orders.getByRole('textbox', { name: '账期' }).fill('0')
  await save.click()
  await expect.element(orders.getByRole('textbox', { name: '账期' })).toBeInvalid()
  await expect.element(page.getByRole('link', { name: '订单与收货' }).getByText('有内容需要修改')).toBeInTheDocument()
  expect(sent(saveTenantSettings)).toEqual([])
})
