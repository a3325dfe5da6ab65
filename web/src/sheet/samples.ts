import type { Series } from '#web/kit/chart/figures.ts'
import type { TreeNode } from '#web/kit/data/treeNodes.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'
import type { Branch } from '#web/kit/select/cascade.ts'

/** Invented things to choose from. */
export const suppliers = [
  '安岚劳保用品',
  '安澜消防器材',
  '东安五金制品',
  '恒安检测服务',
  '静安仓储设备',
  '汇川机电',
  '明远办公',
  '青禾后勤',
  '云岭物资',
].map((label, at) => ({
  value: `s${at + 1}`,
  label,
  note: at % 2 === 0 ? '协议供应商' : '比价供应商',
  disabled: at === 4,
}))

export const states = ['待审核', '已通过', '已驳回'].map((label, at) => ({ value: String(at), label }))

const regions: Readonly<Record<string, readonly string[]>> = {
  '': ['浙江省', '江苏省', '上海市'],
  浙江省: ['杭州市', '宁波市', '温州市'],
  江苏省: ['南京市', '苏州市'],
  上海市: ['浦东新区', '徐汇区'],
  杭州市: ['西湖区', '拱墅区', '滨江区'],
  苏州市: ['昆山市', '吴中区'],
}

export const branchesBelow = (path: readonly Branch[]): readonly Branch[] =>
  (regions[path.at(-1)?.name ?? ''] ?? []).map((name) => ({ id: name, name }))

export const paths = (above: readonly Branch[] = []): readonly (readonly Branch[])[] =>
  branchesBelow(above).flatMap((branch) => [[...above, branch], ...paths([...above, branch])])

const leaf = (id: string, name: string, note: string): TreeNode => ({ id, name, note, hasChildren: false })
export const departments: readonly TreeNode[] = [
  {
    id: 'd1',
    name: '启明集团',
    note: '286',
    hasChildren: true,
    children: [
      {
        id: 'd2',
        name: '集团本部',
        note: '94',
        hasChildren: true,
        children: [leaf('d3', '行政管理部', '18'), leaf('d4', '采购管理部', '24')],
      },
      { id: 'd5', name: '生产基地', note: '112', hasChildren: true },
    ],
  },
]

export interface PurchaseRequest {
  readonly no: string
  readonly subject: string
  readonly department: string
  readonly tags: readonly string[]
  readonly amount: string
  readonly tone: Tone
  readonly state: string
}

export const requests: readonly PurchaseRequest[] = [
  [
    'PR-1120-018',
    '商用笔记本电脑 8 台',
    '集团本部',
    ['协议', '信息化', '年度计划', '加急'],
    '71,960.00',
    'warn',
    '待审核',
  ],
  [
    'PR-1120-009',
    '安全帽与防护手套年度补充采购（含三个生产基地的冬季备货）',
    '生产基地',
    ['劳保'],
    '48,290.00',
    'ok',
    '已通过',
  ],
  ['PR-1119-004', '硒鼓与打印纸', '行政管理部', [], '14,000.00', 'err', '已驳回'],
].map(([no, subject, department, tags, amount, tone, state]) => ({
  no,
  subject,
  department,
  tags,
  amount,
  tone,
  state,
})) as readonly PurchaseRequest[]

const cells = (tag: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((text) => `<${tag}><p>${text}</p></${tag}>`).join('')}</tr>`

export const richText = [
  '<h2>一、续签范围与时间</h2><p>2026 年度框架协议将于 <strong>12 月 31 日</strong>到期，请<u>按时办理</u>。</p>',
  `<table><tbody>${cells('th', ['品类', '协议数', '确认价格'])}${cells('td', ['办公设备', '18', '12-05 前'])}${cells('td', ['劳保安防', '26', '12-08 前'])}</tbody></table>`,
  '<h3>办理事项</h3><ol><li><p>登录<a target="_blank" rel="noopener noreferrer nofollow" href="https://example.com">供应商中心</a></p></li>',
  '<li><p>逐条确认价格</p><ul><li><p>上调超过 3% 的附说明</p></li></ul></li></ol>',
  '<blockquote><p>逾期未确认的商品将暂停展示。</p></blockquote>',
].join('')

export const months = ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月']
const used = ['82000.00', '131000.50', '240300.00', '318000.00', '402900.20', '488000.00', '610000.00', '733500.00']
export const budget: readonly Series[] = [
  { name: '累计占用', figures: [...used, '864000.00', null, null, null] },
  { name: '冻结中', figures: months.map((_, at) => (at > 8 ? null : `${((at * 5) % 7) * 18}000.00`)) },
  { name: '预算总额', isStepped: true, figures: months.map((_, at) => (at < 5 ? '1000000.00' : '1200000.00')) },
]
export const orders: readonly Series[] = [
  { name: '已完成', figures: months.map((_, at) => `${(at * 37) % 90}000.00`) },
  { name: '进行中', figures: months.map((_, at) => (at < 9 ? '0.00' : `${at * 2}400.50`)) },
]
export const buyingDepartments = [
  ['集团本部', '420000.00'],
  ['华岭生产基地', '211000.00'],
  ['澄江水务运营公司（含三个分公司）', '164000.80'],
  ['云栖检测中心', '98000.00'],
  ['后勤服务中心', '62000.00'],
  ['其他', '45000.00'],
].map(([name = '', amount = '']) => ({ name, amount }))
