import { expect, test } from 'vitest'
import { showHomePicture } from '#contract/home/pictures.ts'
import { uploadPortalPicture } from '#contract/portal/pictures.ts'
import { getTenantSettings, saveTenantSettings } from '#contract/portal/settings.ts'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import { aPerson, as, ask, aTenant, clock, refusalOf, runJob, type TestTenant } from '#test/app.ts'
import { aPicture } from '#test/catalogue/pictures.ts'
import { anOperator } from '#test/loginSettings.ts'
import { upload } from '#test/upload.ts'

const logo = async () => ({ name: 'logo.png', content: await aPicture().png().toBuffer() })
const statusOf = async (tenant: TestTenant, picture: string) => {
  const reply = await ask(tenant, { method: 'GET', path: picture })
  return reply.headers['content-type'] === 'image/webp' ? 'shown' : 'gone'
}

test('portal pictures: an uploaded logo is public, even with the portal off; unused ones are deleted after a day', async () => {
  const tenant = await aTenant({ isEnable: '0' })
  const operator = await anOperator(tenant)
  const { picture } = await upload(operator, uploadPortalPicture, await logo())
  const { picture: unused } = await upload(operator, uploadPortalPicture, await logo())
  const { version, settings } = await as(operator, getTenantSettings, {})
  const portal = { ...settings.portal, portalLogoUrl: picture }
  await as(operator, saveTenantSettings, { version, ...settings, portal })
  expect((await as(tenant, checkEnable, {})).portalSettingsInfo.portalLogoUrl).toBe(picture)
  expect([await statusOf(tenant, picture), await statusOf(tenant, unused)]).toEqual(['shown', 'shown'])
  await runJob('home.removeUnusedPictures', tenant.id, new Date(clock().getTime() + 25 * 3_600_000))
  expect([await statusOf(tenant, picture), await statusOf(tenant, unused)]).toEqual(['shown', 'gone'])
  expect(await statusOf(await aTenant(), picture)).toBe('gone')
  expect(showHomePicture.access).toBe('public')
})

test('portal pictures: uploads require the permission and must be pictures', async () => {
  const tenant = await aTenant()
  const buyer = await aPerson(tenant, { permissions: ['order.read'] })
  expect(await refusalOf(upload(buyer, uploadPortalPicture, await logo()))).toBe('permission.denied')
  const operator = await anOperator(tenant)
  const text = { name: 'logo.png', content: '<svg onload="alert(1)"/>' }
  expect(await refusalOf(upload(operator, uploadPortalPicture, text))).toMatch(/^(file|picture|upload)\./)
  const vector = { name: 'logo.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  expect(await refusalOf(upload(operator, uploadPortalPicture, vector))).toMatch(/^(file|picture|upload)\./)
})
