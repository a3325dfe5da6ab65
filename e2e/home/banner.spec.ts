import { getLayout } from '#contract/home/layouts.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { asOwner, hasOwnDatabase } from '../support/ownerDatabase.ts'
import { openStopped } from '../support/stoppedClock.ts'
import { chooseFiles, photo } from '../support/uploads.ts'
import { enter, setLanguage } from '../users.ts'
import { expectToast, waitUntilStable } from '../visualAssertions.ts'
import { bannerOf, blockOf, publishHome } from './arranging.ts'

const page = 'homePageZpg'
const dayMs = 24 * 3_600_000

for (const language of languagesOf(import.meta.filename)) {
  const { common, homeEditor, homePage } = messagesOf[language]

  test(`home layouts: an operator uploads and schedules a banner, and an open page shows it at its start time, in ${language}`, async ({
    page: visitor,
    browser,
  }) => {
    test.skip(!hasOwnDatabase, 'a day passes in the database')
    const [before, title] = [`此前 ${Date.now()}`, `年终采购节 ${Date.now()}`]
    const operator = await enter(browser, 'operator', language, 'operator')
    await publishHome(operator, page, [blockOf('carousel', { place: 'full', banners: [bannerOf(before)] })])
    await operator.goto(`${appUrl()}/homeLayouts?page=${page}`)
    await waitUntilStable(operator)
    await operator.getByRole('grid', { name: homeEditor.blocks }).getByRole('row').first().click()
    await operator.getByRole('button', { name: homeEditor.settings, exact: true }).click()
    const settings = operator.getByRole('dialog')
    const banners = settings.getByRole('region', { name: homeEditor.banners })
    const choose = banners.getByRole('button', { name: homeEditor.field.imgUrl.label, exact: true })
    await chooseFiles(choose, [await photo('banner.png')])
    await expect(choose).toHaveText(common.upload.replacePicture)
    await banners.getByLabel(homeEditor.field.title, { exact: true }).fill(title)
    await banners.getByLabel(homeEditor.field.enTitle).fill(title)
    await settings.getByRole('button', { name: common.save, exact: true }).click()
    await expectToast(operator, homeEditor.saved)
    await expect(settings).toHaveCount(0)

    await operator.getByRole('button', { name: homeEditor.publish, exact: true }).click()
    const publishing = operator.getByRole('dialog')
    const day = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10)
    const startsAt = publishing.getByRole('textbox', { name: homeEditor.publication.startsAt.label, exact: true })
    await startsAt.fill(day)
    await publishing.getByRole('button', { name: homeEditor.publish, exact: true }).click()
    await expect(publishing).toHaveCount(0)
    await expect(operator.getByText(homeEditor.state.scheduled, { exact: true })).toBeVisible()
    const { versions } = await callApi(operator, getLayout, { page })
    expect(versions[0]).toMatchObject({ state: 'scheduled', startsAt: new Date(`${day}T18:00:00+08:00`).toISOString() })

    await setLanguage(visitor, language)
    await openStopped(visitor, `${appUrl()}/${page}`)
    const carousel = visitor.getByRole('region', { name: homePage.carousel.label })
    await expect(carousel).toContainText(before)
    await visitor.clock.runFor(61_000)
    await expect(carousel).toContainText(before)
    await asOwner(async (owner) =>
      owner.query(
        `update home.versions set starts_at = now()
         where tenant_id = current_setting('app.tenant_id')::bigint and page = $1 and no = $2`,
        [page, versions[0]!.no],
      ),
    )
    await visitor.clock.runFor(61_000)
    const picture = carousel.getByRole('img', { name: title })
    // The response takes real time, while the page has a fake clock.
    await expect(async () => {
      await visitor.clock.runFor(100)
      await expect(picture).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(carousel).not.toContainText(before)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await operator.reload()
    await expect(operator.getByText(homeEditor.state.live, { exact: true })).toBeVisible()
  })
}
