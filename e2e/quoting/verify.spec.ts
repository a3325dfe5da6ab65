import { buildAuditFile } from '#sealing/audit/build.ts'
import { alterations, makeExample } from '#sealing/testing/alterations.ts'
import { keptBy, trustIn } from '#sealing/testing/audit.ts'
import { chooseAuditFiles } from '../../tools/screenshots/sourcing/auditFixture.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { setLanguage } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { verify } = messagesOf[language]

  test(`verification (${language}): an unaltered file passes; each alteration is reported with the failed checks`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    const example = await makeExample('A')
    const audit = await buildAuditFile(example.project.platform, example.facts)
    const { packets, closingHeads, receipts } = keptBy(example.project)
    const trust = trustIn(example.project)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`))

    await page.goto(`${appUrl()}/verifyResult`)
    await page.waitForFunction(() => window.isHydrated)
    await expectAccessible(page)
    await chooseAuditFiles(page, { 'audit.json': audit, 'trust.json': trust })
    await expect(page.getByRole('heading', { name: verify.good })).toBeVisible()
    await expect(page.getByText(verify.state.none)).toHaveCount(2)
    await chooseAuditFiles(page, { 'packet.json': packets[0], 'head.json': closingHeads[0] })
    await expect(page.getByText(verify.state.none)).toHaveCount(0)
    await expectAccessible(page)

    for (const { name, alter, codes, withReceipts } of alterations) {
      const evidence = withReceipts ? Object.fromEntries(receipts.map((each, n) => [`receipt-${n}.json`, each])) : {}
      await chooseAuditFiles(page, { 'audit.json': await alter(example, audit), 'trust.json': trust, ...evidence })
      await expect(page.getByRole('heading', { name: verify.bad }), name).toBeVisible()
      expect(await page.locator('[data-tone=err] .num').allTextContents(), name).toEqual(codes)
      await page.reload()
      await page.waitForFunction(() => window.isHydrated)
    }
    await chooseAuditFiles(page, { 'odd.json': { odd: true } })
    await expect(page.getByText(verify.problem.unreadable.replace('{{name}}', 'odd.json'))).toBeVisible()
    expect(sent.filter((request) => request.includes('baicai-audit'))).toEqual([])
  })
}
