import type { Page } from '@playwright/test'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { listEvaluatorCandidates } from '#contract/sourcing/evaluation/evaluation.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { openOffers } from '../../tools/screenshots/sourcing/openedFixture.ts'
import { chooseAuditFiles } from '../../tools/screenshots/sourcing/auditFixture.ts'
import { appUrl, expect, test } from '../app.ts'
import { projectDraft, publishProject } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { type Language, messagesOf } from '../messages.ts'
import { enter, logIn, setLanguage } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'
import { approveProject } from './authoring.ts'

const offers = [
  { prices: ['20.0000', '36.0000'], freight: '0.00', deliveryDays: 9 },
  { prices: ['21.0000', '37.0000'], freight: '0.00', deliveryDays: 5 },
  { prices: ['26.0000', '41.0000'], freight: '0.00', deliveryDays: 12 },
]
/** The second supplier is slightly more expensive but far better; the experts differ about the third. */
const points = {
  expert01: [
    ['60', '55.5'],
    ['95', '92.5'],
    ['70', '68'],
  ],
  expert02: [
    ['64', '58'],
    ['93.5', '90'],
    ['45', '66'],
  ],
} as const

/** Scores a project as an expert, from the list of pending evaluations, and submits once. */
async function scoreAs(page: Page, account: keyof typeof points, title: string, language: Language) {
  const { evaluation } = messagesOf[language]
  const { scoring } = evaluation
  await page.goto(`${appUrl()}/myEvaluations`)
  await expectAccessible(page)
  await page.getByRole('link', { name: title }).click()
  // Experts see no prices.
  await expect(page.getByText(scoring.priceHidden)).toHaveCount(3)
  await expect(page.getByText('20.0000')).toHaveCount(0)
  const submit = page.getByRole('button', { name: scoring.submit })
  await submit.click()
  await expect(page.getByText(scoring.missing).first()).toBeVisible()
  const fields = page.getByPlaceholder(scoring.points, { exact: true })
  await expect(fields).toHaveCount(6)
  for (const [at, given] of points[account].flat().entries()) await fields.nth(at).fill(given)
  await page.getByPlaceholder(scoring.comment).first().fill('样品齐全')
  await expectAccessible(page)
  await submit.click()
  await page.getByRole('dialog').getByRole('button', { name: scoring.submit }).click()
  await expect(page.getByRole('button', { name: scoring.receipt })).toBeVisible()
  await expect(page.getByText(scoring.mine).first()).toBeVisible()
}

for (const language of languagesOf(import.meta.filename)) {
  test(`evaluation (${language}): three suppliers, two experts and a supervisor, from quoting to the verified result`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(420_000)
    const { award, comparison, evaluation, projects, verify } = messagesOf[language]
    const title = `综合评分 ${language} ${Date.now() % 1_000_000}`
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    const suppliers = [
      await enter(browser, 'jianglan01', language, 'supplier'),
      await enter(browser, 'anlan01', language, 'supplier'),
      await enter(browser, 'qinghe01', language, 'supplier'),
    ]
    const [category] = await callApi(page, queryCatalogList, {})
    const idOf = async (role: 'expert' | 'supervisor', keyword: string) =>
      (await callApi(page, listEvaluatorCandidates, { role, keyword }))[0]!.id
    const draft = projectDraft({
      title,
      budgetAmount: '1000',
      categoryIds: [category!.id],
      evaluation: 'weighted',
      criteria: [
        { name: '价格', kind: 'price', weight: 60 },
        { name: '质量', kind: 'technical', weight: 25 },
        { name: '服务', kind: 'business', weight: 15 },
      ],
      expertIds: [await idOf('expert', 'expert01'), await idOf('expert', 'expert02')],
      supervisorIds: [await idOf('supervisor', 'supervisor01')],
    })
    const id = await openOffers(
      page,
      async (ready) => (await publishProject(page, ready)).id,
      { ...draft, items: draft.items.slice(0, 2).map((item) => ({ ...item, quantity: '10' })) },
      suppliers.map((own, at) => ({ page: own, offer: offers[at]! })),
    )

    // There is no award before the scores, and no expert sees another's scores before submission.
    await page.goto(`/projectComparison?id=${id}`)
    await expect(page.getByText(award.waitingText)).toBeVisible()
    await expect(page.getByRole('button', { name: award.submit })).toBeDisabled()
    await scoreAs(await enter(browser, 'expert01', language, 'expert'), 'expert01', title, language)
    await page.goto(`/projectManage?id=${id}`)
    await page.getByRole('radio', { name: projects.part.evaluation }).click()
    await expect(page.getByText(evaluation.independent)).toBeVisible()
    await expect(page.getByText('95.0')).toHaveCount(0)
    await expectAccessible(page)
    await scoreAs(await enter(browser, 'expert02', language, 'expert'), 'expert02', title, language)

    // After scoring is closed, all scores are compared and large deviations marked.
    await page.goto(`/projectComparison?id=${id}`)
    const scores = page.getByRole('table').first()
    await expect(scores.getByText(evaluation.rankOf.replace('{{rank}}', '1'))).toBeVisible()
    await expect(page.getByText(evaluation.deviating).first()).toBeVisible()
    await expectAccessible(page)
    const submit = page.getByRole('button', { name: award.submit })
    await expect(submit).toBeEnabled()
    // A supplier other than the first by score requires a reason, even if it is the cheapest.
    await page.getByRole('radio', { name: comparison.view.prices }).click()
    await page.getByRole('button', { name: /^20\.00/ }).click()
    await expect(page.getByPlaceholder(award.rankReason)).toBeVisible()
    await expect(submit).toBeDisabled()
    await page.getByRole('button', { name: /^21\.00/ }).click()
    await submit.click()
    await expect(page.getByText(award.status.proposed)).toBeVisible()
    await approveProject(await enter(browser, 'shenruochuan', language, 'purchaser'), language, title)
    await page.goto(`/projectManage?id=${id}`)
    await page.getByRole('button', { name: projects.action.announce }).click()
    await page.getByRole('dialog').getByRole('button', { name: projects.action.announce }).click()
    await expect(page.getByRole('button', { name: projects.action.announce })).toHaveCount(0)

    // The supervisor has read access only.
    const supervisor = await enter(browser, 'supervisor01', language, 'supervisor')
    await supervisor.goto(`${appUrl()}/supervisedProjects`)
    await supervisor.getByRole('link', { name: title }).click()
    await supervisor.getByRole('radio', { name: projects.part.evaluation }).click()
    await expect(supervisor.getByText(evaluation.sideBySide)).toBeVisible()
    for (const word of [evaluation.change, evaluation.close, projects.action.terminate])
      await expect(supervisor.getByRole('button', { name: word })).toHaveCount(0)
    await supervisor.getByRole('radio', { name: projects.part.history }).click()
    await expect(supervisor.getByText(projects.happened.project.scoringClosed).first()).toBeVisible()
    await expectAccessible(supervisor)

    // A losing supplier verifies the result: scores of anonymous experts, and all calculations repeated.
    const audit = await suppliers[0]!.evaluate(async (address) => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
      const response = await fetch(address, { headers })
      return (await response.json()) as unknown
    }, `${downloadAuditFile.path}?projectId=${id}`)
    const visitor = await (await browser.newContext()).newPage()
    await setLanguage(visitor.context(), language)
    await visitor.goto(`${appUrl()}/verifyResult`)
    await visitor.waitForFunction(() => window.isHydrated)
    await chooseAuditFiles(visitor, { 'audit.json': audit })
    await expect(visitor.getByRole('heading', { name: verify.good })).toBeVisible()
  })
}
