import type { ProjectKind, PurchaseForm } from '#contract/sourcing/projectStates.ts'
import type { Province } from '#contract/sourcing/provinces.ts'

/** How far a project of the demo has come. The times are relative to the filling, in hours. */
export type Stage =
  | { readonly at: 'draft' }
  | { readonly at: 'approval' }
  /** Suppliers enrol until then; so many have. */
  | { readonly at: 'enrolling'; readonly endsIn: number; readonly enrolled: number }
  /** Suppliers quote without enrolment until then. */
  | { readonly at: 'quoting'; readonly endsIn: number }
  | { readonly at: 'terminated'; readonly ago: number; readonly reason: string }
  /** Nobody enrolled in time. */
  | { readonly at: 'failed'; readonly ago: number }

export interface DemoProject {
  readonly kind: ProjectKind
  readonly title: string
  readonly content: string
  /** First-level category. */
  readonly category: string
  readonly form: PurchaseForm
  readonly region: Province
  readonly isMasked?: boolean
  readonly stage: Stage
  /** Name, specification, unit, quantity, reference price. */
  readonly items: readonly (readonly [string, string, string, string, string])[]
  readonly requirements: readonly string[]
}

const minutes = 1 / 60

const delivery = ['具有独立法人资格，经营范围包含所投标的。', '送货至指定库房，包装完好，不接受拆零。']
const tested = ['提供近两年内的检测报告。', ...delivery]

export const demoProjects: readonly DemoProject[] = [
  {
    kind: 'inquiry',
    title: '冬季防寒工作服（含反光背心）定制采购',
    content: '一线员工冬季防寒工作服及反光背心，按尺码配发',
    category: '02',
    form: '1',
    region: '330000',
    stage: { at: 'enrolling', endsIn: 8 * minutes, enrolled: 3 },
    items: [
      ['防寒工作服', '三合一，L/XL/XXL 配比 3:5:2', '套', '320', '286'],
      ['反光背心', '多口袋，荧光黄', '件', '320', '26.5'],
    ],
    requirements: tested,
  },
  {
    kind: 'inquiry',
    title: '防护用品补充采购',
    content: '车间常用手部、面部防护用品',
    category: '02',
    form: '1',
    region: '320000',
    isMasked: true,
    stage: { at: 'enrolling', endsIn: 52, enrolled: 4 },
    items: [
      ['丁腈检测手套', '无粉，9 英寸，M 码', '盒', '320', '22'],
      ['防护面屏', '防雾，可掀式', '个', '180', '38'],
      ['防化围裙', 'PVC，耐酸碱', '件', '90', '64'],
    ],
    requirements: tested,
  },
  {
    kind: 'inquiry',
    title: '办公耗材年度框架采购',
    content: '复印纸、硒鼓及常用办公耗材，按季度下单',
    category: '01',
    form: '2',
    region: '310000',
    stage: { at: 'enrolling', endsIn: 96, enrolled: 2 },
    items: [
      ['复印纸', 'A4 70g，500 张/包', '包', '2400', '21.8'],
      ['硒鼓', '适配 HP M404', '支', '120', '328'],
    ],
    requirements: delivery,
  },
  {
    kind: 'inquiry',
    title: '仓库货架及周转箱采购',
    content: '三号库扩建配套货架与周转箱，含安装',
    category: '12',
    form: '1',
    region: '330000',
    stage: { at: 'quoting', endsIn: 20 * minutes },
    items: [
      ['中型货架', '2000×600×2000 mm，四层', '组', '60', '680'],
      ['周转箱', '600×400×320 mm，蓝色', '只', '400', '42'],
    ],
    requirements: delivery,
  },
  {
    kind: 'inquiry',
    title: '视频会议终端及中控系统扩容',
    content: '两间会议室视频会议终端、麦克风与中控',
    category: '07',
    form: '1',
    region: '110000',
    stage: { at: 'quoting', endsIn: 30 },
    items: [
      ['视频会议终端', '4K，双屏输出', '套', '2', '26800'],
      ['全向麦克风', '有线级联，拾音 6 米', '只', '6', '1680'],
    ],
    requirements: ['提供原厂授权。', ...delivery],
  },
  {
    kind: 'inquiry',
    title: '厂区污水在线监测仪年度备件',
    content: 'COD、氨氮在线监测仪易耗件',
    category: '06',
    form: '2',
    region: '370000',
    stage: { at: 'terminated', ago: 200, reason: '监测点位调整，需求取消' },
    items: [['COD 试剂包', '适配在线监测仪', '套', '48', '960']],
    requirements: delivery,
  },
  {
    kind: 'inquiry',
    title: '园区绿化养护工具采购',
    content: '修剪、灌溉类养护工具',
    category: '03',
    form: '1',
    region: '440000',
    stage: { at: 'failed', ago: 480 },
    items: [['绿篱机', '双刃，23.6 cc', '台', '6', '1280']],
    requirements: delivery,
  },
  {
    kind: 'bidding',
    title: '2027 年度劳保用品框架竞价',
    content: '安全帽、手套、反光背心年度框架',
    category: '02',
    form: '2',
    region: '320000',
    stage: { at: 'enrolling', endsIn: 70, enrolled: 3 },
    items: [
      ['ABS 安全帽', 'V 型，旋钮帽衬', '顶', '1200', '36.5'],
      ['防割手套', 'HPPE，防割 C 级', '双', '1600', '26.8'],
    ],
    requirements: tested,
  },
  {
    kind: 'bidding',
    title: '生产车间照明改造灯具竞价',
    content: 'LED 工矿灯替换，含拆旧',
    category: '04',
    form: '1',
    region: '330000',
    stage: { at: 'quoting', endsIn: 45 },
    items: [['LED 工矿灯', '150 W，5000 K，IP65', '盏', '160', '318']],
    requirements: tested,
  },
  {
    kind: 'bidding',
    title: '台式计算机批量更新竞价',
    content: '办公台式机更新，三年上门保修',
    category: '07',
    form: '1',
    region: '310000',
    isMasked: true,
    stage: { at: 'failed', ago: 900 },
    items: [['台式计算机', 'i5，16 GB，512 GB', '台', '30', '4380']],
    requirements: ['提供原厂授权。', ...delivery],
  },
  {
    kind: 'fixed',
    title: '进口分析天平定点采购',
    content: '实验室天平更新，指定型号',
    category: '06',
    form: '1',
    region: '110000',
    stage: { at: 'enrolling', endsIn: 40, enrolled: 1 },
    items: [['分析天平', '220 g，0.1 mg', '台', '2', '36500']],
    requirements: ['提供计量校准证书。', ...delivery],
  },
  {
    kind: 'fixed',
    title: '空压机原厂保养件定点采购',
    content: '两台螺杆空压机年度保养件',
    category: '05',
    form: '2',
    region: '370000',
    stage: { at: 'quoting', endsIn: 60 },
    items: [['保养件套装', '油气分离器、油滤、空滤', '套', '4', '5600']],
    requirements: ['提供原厂配件证明。', ...delivery],
  },
  {
    kind: 'inquiry',
    title: '一楼展厅清洁用品采购',
    content: '季度清洁用品',
    category: '09',
    form: '1',
    region: '330000',
    stage: { at: 'draft' },
    items: [['地面清洁剂', '5 L/桶', '桶', '24', '68']],
    requirements: [],
  },
  {
    kind: 'inquiry',
    title: '应急物资储备采购',
    content: '急救箱、应急照明与饮用水',
    category: '11',
    form: '1',
    region: '330000',
    stage: { at: 'approval' },
    items: [['急救箱', '企业级，50 人份', '只', '12', '420']],
    requirements: delivery,
  },
]
