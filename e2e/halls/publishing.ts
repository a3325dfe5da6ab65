import type { Browser, BrowserContext, Page } from '@playwright/test'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { createProject, decideProject, getProject, moveProject } from '#contract/sourcing/projects.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { logIn } from '../users.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const item = (name: string, spec: string, unit: string, quantity: string, days: number) => ({
  name,
  spec,
  unit,
  quantity,
  budgetPrice: '',
  needDate: inHours(24 * days).slice(0, 10),
  remark: '',
  skuId: null,
})

/** Complete project draft whose enrolment is open; times are in hours from now. */
export const projectDraft = (changes: Partial<ProjectDraft> = {}): ProjectDraft => ({
  kind: 'inquiry',
  title: '检测中心防护用品补充采购',
  purchaseForm: '1',
  purchaseContent: '检测岗位防护用品，按清单分项报价',
  categoryIds: [],
  region: '330000',
  deliveryAddress: '高新区检测路 6 号',
  contactName: '周文涛',
  contactTel: '13812346207',
  budgetAmount: '18600',
  isShowPrice: '0',
  scope: 'open',
  invitedIds: [],
  audit: '1',
  enrolRequirements: '具有独立法人资格，营业范围包含劳动防护用品。\n近一年无供货质量处罚记录。',
  minSuppliers: 1,
  publishAt: null,
  enrolBeginAt: inHours(-1),
  enrolEndAt: inHours(20),
  questionEndAt: inHours(30),
  quoteBeginAt: inHours(24),
  quoteEndAt: inHours(72),
  extendDays: 0,
  evaluation: 'lowest',
  awardBy: 'total',
  criteria: [],
  requirements:
    '<h2>样品</h2><p>第 5、6 项中标前提供样品 1 套，检测后不退。</p><h2>付款</h2><ul><li><p>全部到货验收合格后 30 天内付款</p></li><li><p>开具 13% 增值税专用发票</p></li></ul>',
  items: [
    item('丁腈检测手套', '无粉 · 9 英寸 · M 码', '盒', '320', 19),
    item('防护面屏', '防雾 · 可掀式', '个', '180', 19),
    item('一次性防护服', '连体 · 静电处理', '套', '600', 14),
    item('半面罩呼吸器', '双滤盒接口', '个', '60', 24),
    item('安全鞋套', '防滑 · 防静电', '双', '2000', 14),
  ],
  ...changes,
})

const heads = new WeakMap<BrowserContext, Promise<Page>>()

/** Session of the buyers' department head, who approves projects: one for each browser context of a buyer. */
function departmentHeadOf(buyer: Page): Promise<Page> {
  const context = buyer.context()
  const existing = heads.get(context) ?? enterAsHead(context.browser()!)
  heads.set(context, existing)
  return existing
}

async function enterAsHead(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await logIn(page, 'shenruochuan')
  return page
}

/** Publishes a project as the buyer of this page; the department head approves it if required. */
export async function publishProject(
  buyer: Page,
  changes: Partial<ProjectDraft> = {},
): Promise<{ id: string; no: string }> {
  const [category] = await callApi(buyer, queryCatalogList, {})
  const draft = projectDraft({ categoryIds: [category!.id], ...changes })
  const { id, version } = await callApi(buyer, createProject, draft)
  const submitted = await callApi(buyer, moveProject, { id, version, action: 'submit' })
  if (submitted.state === '2') {
    const head = await departmentHeadOf(buyer)
    await callApi(head, decideProject, { id, version: submitted.version, decision: 'agree', opinion: '同意' })
  }
  const approved = await callApi(buyer, getProject, { id })
  const { projectNo } = await callApi(buyer, moveProject, { id, version: approved.version, action: 'publish' })
  return { id, no: projectNo }
}

/**
 * Projects for the halls: open, urgent, masked, without enrolment, of all kinds, and an ended one. All titles end with
 * `mark`.
 */
export async function fillHalls(buyer: Page, mark = ''): Promise<{ readonly id: string; readonly endedId: string }> {
  const open = { enrolBeginAt: inHours(-1), audit: '2', enrolEndAt: null, questionEndAt: null } as const
  await publishProject(buyer, { title: `职工食堂厨房设备更新（蒸箱、洗碗机、冷柜）${mark}`, budgetAmount: '74200' })
  await publishProject(buyer, {
    ...open,
    title: `收发室智能快递柜采购及安装（两个园区）${mark}`,
    quoteBeginAt: inHours(-0.5),
    quoteEndAt: inHours(0.8),
  })
  await publishProject(buyer, {
    ...open,
    title: `冬季防寒工作服（含反光背心）定制采购${mark}`,
    purchaseForm: '2',
    isShowPrice: '1',
    quoteBeginAt: inHours(-0.5),
    quoteEndAt: inHours(30),
  })
  await publishProject(buyer, {
    ...open,
    title: `视频会议终端及中控系统扩容${mark}`,
    budgetAmount: null,
    quoteBeginAt: inHours(70),
    quoteEndAt: inHours(96),
  })
  await publishProject(buyer, {
    title: `仓库货架及周转箱采购（三号库扩建）${mark}`,
    enrolBeginAt: inHours(3),
    enrolEndAt: inHours(120),
    questionEndAt: inHours(125),
    quoteBeginAt: inHours(130),
    quoteEndAt: inHours(170),
  })
  await publishProject(buyer, {
    kind: 'bidding',
    title: `2027 年度厂区劳保用品（安全帽、防护手套）框架竞价${mark}`,
    purchaseForm: '2',
  })
  await publishProject(buyer, {
    kind: 'fixed',
    title: `园区绿化养护与冬季防护服务（12 个月）${mark}`,
    audit: '2',
    enrolEndAt: null,
    quoteBeginAt: inHours(-0.5),
  })
  const ended = await publishProject(buyer, { title: `厂区污水在线监测仪表年度备件${mark}` })
  const reason = '采购需求已合并至年度框架协议'
  const { version } = await callApi(buyer, getProject, { id: ended.id })
  await callApi(buyer, moveProject, { id: ended.id, version, action: 'terminate', reason })
  const { id } = await publishProject(buyer, { title: `检测中心防护用品补充采购${mark}` })
  return { id, endedId: ended.id }
}
