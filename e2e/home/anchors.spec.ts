import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { setLanguage } from '../users.ts'
import { expectToast, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { homePage, feedbackForm, common } = messagesOf[language]

  test(`home: the side bar links to at most five blocks and marks the current one; figures, floors and services are shown, in ${language}`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    // The bar needs a window wider than the page.
    await page.setViewportSize({ width: 1680, height: 900 })
    // Without projects the floors are left out; the demo makes its projects after the start.
    await expect(async () => {
      await page.goto(`${appUrl()}/homePage_shanxiTraffic`)
      await expect(page.locator('[data-kind="projectFloor"]')).toHaveCount(2, { timeout: 2000 })
    }).toPass()
    await waitUntilStable(page)
    const bar = page.getByRole('navigation', { name: homePage.anchors })
    const links = bar.getByRole('link')
    expect(await links.count()).toBeGreaterThanOrEqual(3)
    expect(await links.count()).toBeLessThanOrEqual(5)
    await expect(bar.locator('[aria-current]')).toHaveCount(0)
    for (const place of [1, 2, 0]) {
      const link = links.nth(place)
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'location')
      await expect(bar.locator('[aria-current]')).toHaveCount(1)
      const id = (await link.getAttribute('href'))!
      await expect(page.locator(id)).toBeInViewport()
    }
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar.locator('[aria-current]')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(links.last()).toHaveAttribute('aria-current', 'location')

    const figures = page.locator('[data-kind="statistics"] dt')
    await expect(figures).toHaveText([
      homePage.figures.latest,
      homePage.figures.projects,
      homePage.figures.amount,
      homePage.figures.suppliers,
    ])

    // Of the five services, only the feedback is available yet.
    const services = page.locator('[data-kind="channel"]').getByRole('listitem')
    await expect(services).toHaveCount(5)
    await services.filter({ hasText: homePage.channel.policy.name }).getByRole('button').click()
    await expectToast(page, homePage.channel.building)
    await services.filter({ hasText: homePage.channel.advice.name }).getByRole('link').click()
    await expect(page).toHaveURL(/\/feedModal$/)
    await expect(page.getByRole('textbox', { name: feedbackForm.field.context })).toBeVisible()
    await page.goBack()

    // A project floor has tabs for open and finished projects, and a link to the hall of each.
    const floor = page.locator('[data-kind="projectFloor"]').first()
    const title = await floor.getByRole('heading', { level: 2 }).innerText()
    const choice = floor.getByRole('group', { name: interpolate(homePage.floor.view, { name: title }) })
    await expect(choice.getByRole('radio')).toHaveCount(2)
    const more = floor.getByRole('link', { name: common.more }).first()
    // The demo makes its oldest projects first, and without an open one a floor begins with the results.
    await choice.getByText(homePage.floor.latest, { exact: true }).click()
    await expect(more).toHaveAttribute('href', /\/comparisonHall$/)
    await choice.getByText(homePage.floor.results, { exact: true }).click()
    await expect(more).toHaveAttribute('href', /\/comparisonHall\?tab=results$/)
  })
}
