import { defaultAuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import type { Page } from '@playwright/test'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import { answerQuestion, askQuestion, enrol } from '#contract/sourcing/enrolments.ts'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { uploadFile } from '#contract/files/files.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { createProject, decideProject, getProject, moveProject } from '#contract/sourcing/projects.ts'
import { callApi, uploadText } from '../apiClient.ts'
import type { Role } from '../roles.ts'
import { createOpened } from './openedProjects.ts'
import { createSealed, type Sealed } from './sealedProjects.ts'

export interface Projects extends Sealed {
  /** Project in enrolment, with a pending enrolment, a question and a change notice. */
  readonly project: string
  /** Incomplete draft. */
  readonly projectDraft: string
  /** Project in enrolment without enrolments. */
  readonly openProject: string
  /** Opened project that awaits its award. */
  readonly openedProject: string
  /** Projects scored by all experts, and awaiting scores. */
  readonly scoredProject: string
  readonly scoringProject: string
  /** Project with a published result. */
  readonly awardedProject: string
  /** Project in its third round of quotes. */
  readonly negotiatedProject: string
  /** Project in its quoting period, without enrolment. */
  readonly quotedProject: string
  readonly auctionProject: string
}

type Pages = Readonly<Record<Role, Page>>

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const item = (name: string, spec: string, unit: string, quantity: string, budgetPrice: string) => ({
  name,
  spec,
  unit,
  quantity,
  budgetPrice,
  needDate: hours(24 * 30).slice(0, 10),
  remark: '',
  skuId: null,
})

const draftOf = (title: string, categoryIds: string[]): ProjectDraft => ({
  kind: 'inquiry',
  title,
  purchaseForm: '2',
  purchaseContent: '年度劳保用品，按月分批送货，验收合格后结算。',
  categoryIds,
  region: '320000',
  deliveryAddress: '苏州市产业路 18 号生产基地 2 号库',
  contactName: '林知远',
  contactTel: '0512-88880000',
  budgetAmount: null,
  isShowPrice: '1',
  scope: 'open',
  invitedIds: [],
  audit: '1',
  enrolRequirements: '请上传营业执照与安全生产许可证。',
  minSuppliers: 1,
  publishAt: null,
  enrolBeginAt: hours(-1),
  enrolEndAt: hours(72),
  questionEndAt: hours(120),
  quoteBeginAt: hours(72),
  quoteEndAt: hours(144),
  extendDays: 3,
  evaluation: 'weighted',
  awardBy: 'line',
  criteria: [
    { name: '价格', kind: 'price', weight: 60 },
    { name: '质量与检测报告', kind: 'technical', weight: 30 },
    { name: '供货周期', kind: 'business', weight: 10 },
  ],
  requirements: '<ul><li><p>提供近两年检测报告</p></li><li><p>含 13% 增值税专用发票</p></li></ul>',
  items: [
    item('ABS 安全帽', 'V 型 · 旋钮帽衬', '顶', '600', '36.5'),
    item('丁腈防护手套', 'L 码 · 耐磨 4 级', '打', '400', '68.4'),
    item('防割手套', 'HPPE · 防割 C 级', '双', '800', '26.8'),
    item('反光背心', '多口袋 · 荧光黄', '件', '600', '96.5'),
  ],
})

async function publish({ buyer, approver }: Pages, draft: ProjectDraft): Promise<string> {
  const { id, version } = await callApi(buyer, createProject, draft)
  await callApi(buyer, moveProject, { id, version, action: 'submit' })
  const submitted = await callApi(buyer, getProject, { id })
  await callApi(approver, decideProject, { id, version: submitted.version, decision: 'agree', opinion: '同意' })
  const approved = await callApi(buyer, getProject, { id })
  await callApi(buyer, moveProject, { id, version: approved.version, action: 'publish' })
  return id
}

/** Creates projects in several states, with submissions of suppliers. */
export async function createProjects(pageOf: Pages): Promise<Projects> {
  const { buyer, supplier } = pageOf
  const categories = await callApi(buyer, listCatalogs, {})
  const categoryIds = categories.slice(0, 1).map(({ id }) => id)
  const project = await publish(pageOf, {
    ...draftOf('2027 年度厂区劳保用品框架采购', categoryIds),
    budgetAmount: '135000',
  })
  const { storageFileId } = await uploadText(supplier, uploadFile, '营业执照.csv', '统一社会信用代码,名称\n')
  await callApi(supplier, enrol, {
    projectId: project,
    contactName: '叶知秋',
    contactTel: '13800001111',
    statement: '具备劳保用品生产与销售资质，可按月分批送货。',
    attachments: [storageFileId],
  })
  for (const body of ['反光背心是否接受非多口袋款式？', '到货日期能否分两批？'])
    await callApi(supplier, askQuestion, { projectId: project, body })
  const { questions } = await callApi(buyer, getProjectNotice, { id: project })
  const [question] = questions.filter(({ body }) => body.includes('多口袋'))
  await callApi(buyer, answerQuestion, { id: question!.id, answer: '不接受，须为多口袋款式。' })
  const { version, items, ...now } = await callApi(buyer, getProject, { id: project })
  await callApi(buyer, changeProject, {
    id: project,
    version,
    title: '延长报价截止时间，增加安全帽数量',
    enrolEndAt: now.enrolEndAt,
    questionEndAt: now.questionEndAt,
    quoteBeginAt: now.quoteBeginAt,
    quoteEndAt: hours(168),
    deliveryAddress: now.deliveryAddress,
    items: items.map(({ id, quantity, spec, needDate, name }) => ({
      id,
      quantity: name === 'ABS 安全帽' ? '650' : quantity,
      spec,
      needDate,
    })),
  })
  const openProject = await publish(pageOf, {
    ...draftOf('办公区绿植租摆服务', categoryIds),
    items: [item('绿植租摆', '大型盆栽 · 每月养护两次', '盆', '120', '180')],
  })
  const incompleteDraft = { ...draftOf('检测中心防护用品补充采购', []), purchaseContent: '', items: [] }
  const { id: projectDraft } = await callApi(buyer, createProject, incompleteDraft)
  const quotedProject = await publish(pageOf, {
    ...draftOf('冬季防寒工作服（含反光背心）定制采购', categoryIds),
    audit: '2',
    enrolBeginAt: null,
    enrolEndAt: null,
    extendDays: 0,
    questionEndAt: hours(20),
    quoteBeginAt: hours(-1),
    quoteEndAt: hours(30),
    budgetAmount: '92000',
    items: [
      item('防寒大衣', '中长款 · 反光条 · 绣标', '件', '62', '240'),
      item('防寒短款棉服', '立领 · 可脱卸帽', '件', '48', '190'),
      item('防寒棉裤', '加厚护膝 · 松紧腰', '条', '62', '110'),
      item('抓绒内胆', '280 g/m² · 拉链连接', '件', '62', '68'),
      item('反光背心', '多口袋 · 荧光黄', '件', '120', '28'),
      item('防滑棉靴', '钢包头 · 耐油底', '双', '24', '140'),
      item('分体防雨罩衣', '反光条 · 加厚', '套', '20', '98'),
      item('防静电棉服', 'GB 12014 · 藏青', '件', '6', '380'),
    ],
  })
  const auctionProject = await publish(pageOf, {
    ...draftOf('厂区照明灯具在线竞价', categoryIds),
    kind: 'bidding',
    audit: '2',
    enrolBeginAt: null,
    enrolEndAt: null,
    extendDays: 0,
    questionEndAt: hours(10),
    quoteBeginAt: hours(20),
    quoteEndAt: hours(21),
    budgetAmount: '92000',
    auctionRule: { ...defaultAuctionRule, start: 'live', format: 'english' },
    items: [item('LED 工矿灯', '150 W · IP65', '盏', '160', '318')],
  })
  const opened = await createOpened(
    pageOf,
    (title) => draftOf(title, categoryIds),
    (draft) => publish(pageOf, draft),
  )
  const ofOpeners = await createSealed(pageOf, (title) => draftOf(title, categoryIds))
  return { project, projectDraft, openProject, quotedProject, auctionProject, ...opened, ...ofOpeners }
}
