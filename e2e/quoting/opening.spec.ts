import { findMyOpenerKey, revokeOpenerKey } from '#contract/sourcing/openers.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { offerBy } from '../../tools/screenshots/sourcing/openedFixture.ts'
import type { Page } from '@playwright/test'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { saveScreenshot } from '../support/saveScreenshot.ts'
import { asOwner, hasOwnDatabase } from '../support/ownerDatabase.ts'
import { enter } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'
import { approveProject, holdCeremony, makeKey } from './openers.ts'
import { fillInQuote, submitQuote } from './quotes.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { opening } = messagesOf[language]
  const { stalled } = opening.room

  /** Retries a failed opening from its page. */
  async function expectRetried(page: Page, projectId: string) {
    if (!hasOwnDatabase) return
    await asOwner((owner) =>
      owner.query(
        `select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job('sourcing.openRound',
           json_build_object('tenant', kit.tenant()::text, 'data', json_build_object('projectId', $1::text, 'round', 1)),
           job_key => 'sourcing.openRound/' || kit.tenant() || '/open ' || $1 || ' 1', max_attempts => 8)).id], 'Error')`,
        [projectId],
      ),
    )
    await page.reload()
    await expect(page.getByText(stalled.title)).toBeVisible()
    await expectAccessible(page)
    await saveScreenshot(page, `screenshots/opening/stalled-${language}.png`)
    await page.getByRole('button', { name: stalled.retry }).click()
    await expect(page.getByText(stalled.title)).toHaveCount(0)
  }

  test(`opening (${language}): two people create a key, release their shares after the deadline and countersign`, async ({
    browser,
  }) => {
    const [buyer, head] = [await enter(browser, 'linzhiyuan', language), await enter(browser, 'shenruochuan', language)]
    const code = await makeKey(buyer, language)
    await makeKey(head, language)
    const id = await approveProject(buyer, head, `密封 ${language} ${Date.now() % 1_000_000}`)

    await holdCeremony(buyer, head, id, language)

    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    await supplier.goto(`/supplierQuote?id=${id}`)
    await fillInQuote(supplier, language, ['10', '11', '12', '13', '14'])
    await submitQuote(supplier, language)

    // After the deadline, one opener and the platform are enough. A new device requires the recovery code.
    await head.goto(`${appUrl()}/projectOpening?projectId=${id}`)
    await expect(head.getByText(opening.room.share.waiting).first()).toBeVisible()
    await expect(head.getByRole('button', { name: opening.room.duty.release })).toBeVisible({ timeout: 150_000 })
    await expectAccessible(head)
    const device = await enter(browser, 'linzhiyuan', language)
    await device.goto(`${appUrl()}/projectOpening?projectId=${id}`)
    await device.getByRole('button', { name: opening.room.duty.release }).click()
    const dialog = device.getByRole('dialog')
    await dialog.getByLabel(opening.key.code).fill(code)
    await dialog.getByRole('button', { name: opening.key.restore, exact: true }).click()
    await expect(device.getByRole('button', { name: opening.room.duty.countersign })).toBeVisible({ timeout: 60_000 })
    await expectAccessible(device)

    for (const page of [device, head]) {
      await page.reload()
      await page.getByRole('button', { name: opening.room.duty.countersign }).click()
      await expect(page.getByRole('button', { name: opening.room.duty.countersign })).toHaveCount(0)
    }
    await expect(head.getByText('2 / 2').last()).toBeVisible()
    await expect(head.getByText(opening.room.outcome.valid)).toBeVisible()
    for (const page of [buyer, head, device, supplier]) await page.context().close()
  })
  test(`opening (${language}): a share is handed over; if too few openers can decrypt, two give the opening up publicly`, async ({
    browser,
  }) => {
    const { givenUp, loss } = opening.room
    const [buyer, head] = [await enter(browser, 'linzhiyuan', language), await enter(browser, 'shenruochuan', language)]
    for (const page of [buyer, head]) await makeKey(page, language)
    const id = await approveProject(buyer, head, `密封 ${language} ${Date.now() % 1_000_000}`, 60)
    await holdCeremony(buyer, head, id, language)
    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    await offerBy(supplier, id, { prices: ['10', '11', '12', '13', '14'], freight: '0.00', deliveryDays: 9 })
    const operator = await enter(browser, 'operator', language, 'operator')
    await makeKey(operator, language)
    const { handOver } = opening
    await head.goto(`${appUrl()}/projectOpening?projectId=${id}`)
    await head.getByRole('button', { name: handOver.title }).click()
    const giving = head.getByRole('dialog')
    await giving.getByLabel('严明哲').check()
    await expect(giving.getByRole('status')).toBeVisible()
    await expectAccessible(head)
    await giving.getByRole('button', { name: handOver.give }).click()
    await expect(giving).toHaveCount(0)
    await expect(head.getByRole('button', { name: handOver.title })).toHaveCount(0)
    await operator.goto(`${appUrl()}/projectOpening?projectId=${id}`)
    await expect(operator.getByText(opening.me, { exact: true })).toBeVisible()
    for (const page of [buyer, operator]) {
      const { current } = await callApi(page, findMyOpenerKey, {})
      await callApi(page, revokeOpenerKey, { id: current!.id })
    }
    await buyer.goto(`${appUrl()}/projectOpening?projectId=${id}`)
    await expect(buyer.getByRole('button', { name: givenUp.propose })).toBeVisible({ timeout: 120_000 })
    await expect(buyer.getByText(loss.keyRevoked).first()).toBeVisible()
    await expectRetried(buyer, id)
    await buyer.getByRole('button', { name: givenUp.propose }).click()
    const dialog = buyer.getByRole('dialog')
    await expectAccessible(buyer)
    await dialog.getByLabel(givenUp.reason.label).fill('两位开标人的密钥均已遗失')
    await dialog.getByRole('button').last().click()
    await expect(buyer.getByText(givenUp.proposed)).toBeVisible()

    await operator.goto(`${appUrl()}/projectOpening?projectId=${id}`)
    await expectAccessible(operator)
    await operator.getByRole('button', { name: givenUp.confirm }).click()
    await operator.getByRole('dialog').getByRole('button', { name: givenUp.confirm }).click()
    await expect(operator.getByText(givenUp.confirmed)).toBeVisible()
    await expectAccessible(operator)
    await supplier.goto(`/canceled?id=${id}`)
    await expect(supplier.getByText(messagesOf[language].notice.ended.unopenable)).toBeVisible()
    await expect(supplier.getByText('两位开标人的密钥均已遗失')).toBeVisible()
    for (const page of [buyer, head, operator, supplier]) await page.context().close()
  })
}
