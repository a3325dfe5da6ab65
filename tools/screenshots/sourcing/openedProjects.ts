import type { Page } from '@playwright/test'
import { proposeAward } from '#contract/sourcing/award.ts'
import { firstShares } from '#contract/sourcing/awarding.ts'
import { findScoringRoom, listEvaluatorCandidates, submitScores } from '#contract/sourcing/evaluation/evaluation.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { judgeObjection, raiseObjection } from '#contract/sourcing/objections/objections.ts'
import { decideProject, getProject, moveProject } from '#contract/sourcing/projects.ts'
import { beginNegotiation } from '#contract/sourcing/seal/negotiation.ts'
import { callApi } from '../apiClient.ts'
import type { Role } from '../roles.ts'
import { type Offer, offerBy, openOffers, supplierPages, untilOpened } from './openedFixture.ts'

interface Opened {
  readonly openedProject: string
  readonly awardedProject: string
  /** Projects scored by all experts, and awaiting scores. */
  readonly scoredProject: string
  readonly scoringProject: string
  readonly negotiatedProject: string
}

const items = [
  ['ABS 安全帽', 'V 型 · 旋钮帽衬', '顶', '60', '36.5'],
  ['丁腈防护手套', 'L 码 · 耐磨 4 级', '打', '40', '68.4'],
  ['防割手套', 'HPPE · 防割 C 级', '双', '80', '26.8'],
  ['反光背心', '多口袋 · 荧光黄', '件', '60', '96.5'],
] as const

const offers: readonly Offer[] = [
  { prices: ['35.2000', '66.0000', '25.9000', '93.8000'], freight: '0.00', deliveryDays: 18 },
  { prices: ['33.8000', '67.5000', '26.1000', '95.0000'], freight: '1200.00', deliveryDays: 15 },
  { prices: ['36.5000', '69.9000', '14.8000', ''], freight: '0.00', deliveryDays: 25 },
  { prices: ['34.5000', '65.2000', '25.4000', '94.9000'], freight: '0.00', deliveryDays: 9, total: '1.00' },
]

const points = [
  ['88.5', '90.0'],
  ['94.0', '86.0'],
  ['71.5', '69.0'],
] as const

/** Members of the evaluation by name. */
async function evaluatorsOf(buyer: Page) {
  const idOf = async (role: 'expert' | 'supervisor', keyword: string) =>
    (await callApi(buyer, listEvaluatorCandidates, { role, keyword }))[0]!.id
  return {
    expertIds: [await idOf('expert', 'expert01'), await idOf('expert', 'expert02')],
    supervisorIds: [await idOf('supervisor', 'supervisor01')],
  }
}

/** Scores a project as an expert; each further expert gives slightly less. */
export async function scoreAs(expert: Page, projectId: string): Promise<void> {
  const { version, scores } = await callApi(expert, findScoringRoom, { projectId })
  const ids = [...new Set(scores.map(({ supplierId }) => supplierId))]
  const scoreInput = scores.map((each) => ({
    ...each,
    points: points[ids.indexOf(each.supplierId) % points.length]![each.criterion % 2]!,
    comment: each.criterion === 0 ? '样品与检测报告齐全' : '',
  }))
  await callApi(expert, submitScores, { projectId, version, scores: scoreInput })
}

/** Projects with three valid quotes and an invalid one: before the award, and with the published result. */
export async function createOpened(
  { buyer, approver, supplier, expert }: Readonly<Record<Role, Page>>,
  draftOf: (title: string) => ProjectDraft,
  publish: (draft: ProjectDraft) => Promise<string>,
): Promise<Opened> {
  const pages = [supplier, ...(await supplierPages(buyer, ['anlan01', 'qinghe01', 'hengzhu01']))]
  const open = (title: string, changes: Partial<ProjectDraft> = {}) =>
    openOffers(
      buyer,
      publish,
      {
        ...draftOf(title),
        purchaseForm: '1',
        evaluation: 'lowest',
        criteria: [],
        budgetAmount: '13000',
        isShowPrice: '0',
        items: items.map(([name, spec, unit, quantity, budgetPrice]) => ({
          name,
          spec,
          unit,
          quantity,
          budgetPrice,
          needDate: null,
          remark: '',
          skuId: null,
        })),
        ...changes,
      },
      pages.map((page, at) => ({ page, offer: offers[at]! })),
    )
  const awardedProject = await open('厂区劳保用品三季度补充采购')
  const comparison = await callApi(buyer, findComparison, { projectId: awardedProject })
  const shares = firstShares(comparison)
  const versionOf = async (id: string) => (await callApi(buyer, getProject, { id })).version
  const id = awardedProject
  await callApi(buyer, proposeAward, {
    id,
    version: await versionOf(id),
    shares,
    reasons: [
      {
        itemId: comparison.items[2]!.id,
        reason: '',
        explanation: '该供应商为清库存，已核对样品与检测报告，可以接受。',
      },
    ],
    note: '逐项最低，分授三家；交货期均满足要求。',
  })
  await callApi(approver, decideProject, { id, version: await versionOf(id), decision: 'agree', opinion: '同意' })
  await callApi(buyer, moveProject, { id, version: await versionOf(id), action: 'announce' })
  const objection = await callApi(pages[1]!, raiseObjection, {
    projectId: id,
    subject: 'result',
    body: '中标样品与公示参数不符，请复核检测报告。',
    attachments: [],
  })
  await callApi(buyer, judgeObjection, { id: objection.id, version: objection.version, decision: 'accept' })
  const weighted = {
    evaluation: 'weighted',
    awardBy: 'line',
    criteria: [
      { name: '价格', kind: 'price', weight: 60 },
      { name: '样品与检测', kind: 'technical', weight: 25 },
      { name: '交付与服务', kind: 'business', weight: 15 },
    ],
    ...(await evaluatorsOf(buyer)),
  } satisfies Partial<ProjectDraft>
  const scoredProject = await open('检测中心防护装备年度采购', weighted)
  const [second] = await supplierPages(buyer, ['expert02'], 'expert')
  await scoreAs(expert, scoredProject)
  await scoreAs(second!, scoredProject)
  const scoringProject = await open('车间降噪耳罩与防护眼镜采购', weighted)
  const negotiatedProject = await open('冬季劳保用品补充采购（议价）')
  await negotiateTwice(buyer, pages.slice(0, 2), negotiatedProject)
  const openedProject = await open('厂区劳保用品四季度补充采购')
  return { openedProject, awardedProject, scoredProject, scoringProject, negotiatedProject }
}

const lowerOffers: readonly Offer[] = [
  { prices: ['34.1000', '64.2000', '25.3000', '92.0000'], freight: '0.00', deliveryDays: 16 },
  { prices: ['33.2000', '66.8000', '25.8000', '94.2000'], freight: '1000.00', deliveryDays: 15 },
]

/** An opened second round, and a third in progress. */
async function negotiateTwice(buyer: Page, suppliers: readonly Page[], id: string): Promise<void> {
  const begin = async (message: string, endAt: number, only?: number) => {
    const { version, items: all } = await callApi(buyer, getProject, { id })
    await callApi(buyer, beginNegotiation, {
      id,
      version,
      choice: 'all',
      reason: '',
      message,
      targetTotal: '12000',
      items: all.slice(0, only).map((item) => ({ itemId: item.id, targetPrice: only ? '23' : '' })),
      endAt: new Date(Date.now() + endAt).toISOString(),
    })
  }
  await begin('请在上一轮基础上优化单价', 8000)
  for (const [at, page] of suppliers.entries()) await offerBy(page, id, lowerOffers[at]!)
  await untilOpened(buyer, id)
  await begin('安全帽、丁腈手套与防割手套仍高于市场价，请再核一次；交货期不超过 15 天。', 46 * 3_600_000, 3)
}
