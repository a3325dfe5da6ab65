/** How far a contract of the demo has come. */
export type Course =
  | 'draft'
  | 'approving'
  | 'signing'
  | 'sealing'
  | 'refused'
  | 'active'
  | 'changed'
  | 'changing'
  | 'completed'

/** Contract of the demo; days are counted from today. */
export interface DemoContract {
  readonly course: Course
  readonly title: string
  readonly template: 'goods' | 'service'
  readonly gross: string
  readonly drafted: number
  readonly from: number
  readonly to: number
  readonly subject: string
  readonly months: string
  /** Changes the clause about the penalty. */
  readonly deviates?: true
}

export const demoContracts: readonly DemoContract[] = [
  {
    course: 'completed',
    title: '会议室音视频设备采购合同',
    template: 'goods',
    gross: '186400.00',
    drafted: -60,
    from: -55,
    to: 20,
    subject: '会议室音视频设备 4 套',
    months: '24',
  },
  {
    course: 'active',
    title: '厂区监控摄像机补点采购合同',
    template: 'goods',
    gross: '286400.00',
    drafted: -30,
    from: -26,
    to: 120,
    subject: '网络摄像机 64 台及辅材',
    months: '24',
    deviates: true,
  },
  {
    course: 'changed',
    title: '仓库货架采购安装合同',
    template: 'goods',
    gross: '142000.00',
    drafted: -45,
    from: -40,
    to: 60,
    subject: '重型货架 120 组，含安装',
    months: '12',
  },
  {
    course: 'changing',
    title: '办公设备年度维保服务合同',
    template: 'service',
    gross: '96000.00',
    drafted: -90,
    from: -85,
    to: 25,
    subject: '复印机、打印机及投影设备维保',
    months: '12',
  },
  {
    course: 'signing',
    title: '实验室通风改造合同',
    template: 'service',
    gross: '318500.00',
    drafted: -6,
    from: 5,
    to: 150,
    subject: '实验室通风系统改造',
    months: '24',
    deviates: true,
  },
  {
    course: 'sealing',
    title: '叉车蓄电池采购合同',
    template: 'goods',
    gross: '88200.00',
    drafted: -8,
    from: 2,
    to: 90,
    subject: '叉车蓄电池 12 组',
    months: '18',
  },
  {
    course: 'refused',
    title: '劳保用品补充采购合同',
    template: 'goods',
    gross: '46300.00',
    drafted: -9,
    from: 3,
    to: 60,
    subject: '防护鞋 320 双、手套 5000 副',
    months: '6',
  },
  {
    course: 'approving',
    title: '机房空调采购合同',
    template: 'goods',
    gross: '226000.00',
    drafted: -2,
    from: 8,
    to: 120,
    subject: '精密空调 2 台',
    months: '36',
  },
  {
    course: 'draft',
    title: '食堂保洁服务合同',
    template: 'service',
    gross: '72000.00',
    drafted: -1,
    from: 10,
    to: 375,
    subject: '食堂日常保洁与消杀',
    months: '12',
  },
]

/** Documents on which both, or one, of the parties sign in the demo: so many scans are stored for each contract. */
export const scansOf: Readonly<Record<Course, number>> = {
  draft: 0,
  approving: 0,
  signing: 0,
  sealing: 1,
  refused: 0,
  active: 2,
  changed: 4,
  changing: 2,
  completed: 2,
}

const must = 'must' as const
const may = 'may' as const
const common = [
  {
    kind: must,
    title: '违约责任',
    text: '乙方逾期交付的，每逾期一日按未交付部分价款的 0.05% 支付违约金，累计不超过合同总价的 10%。甲方逾期付款的，按同一比例承担。',
  },
  {
    kind: must,
    title: '争议解决',
    text: '因本合同发生的争议，双方协商解决；协商不成的，向甲方所在地有管辖权的人民法院起诉。',
  },
  {
    kind: may,
    title: '电子签名',
    text: '双方同意可采用电子签名订立本合同。符合《中华人民共和国电子签名法》的可靠电子签名与手写签名、盖章具有同等法律效力。',
  },
]
export const demoTemplates = {
  goods: {
    name: '货物采购合同',
    clauses: [
      {
        kind: must,
        title: '标的与价款',
        text: '甲方向乙方采购{标的}，合同总价（含税）{含税金额} 元，大写{金额大写}。来源单号：{来源单号}。',
      },
      {
        kind: must,
        title: '交付与验收',
        text: '乙方按约定期限将货物送至甲方指定地点，甲方在到货后 10 个工作日内验收。',
      },
      {
        kind: must,
        title: '质量保证',
        text: '质量保证期 {质保期} 个月，自验收合格之日起算。质保期内的维修、更换费用由乙方承担。',
      },
      ...common,
    ],
  },
  service: {
    name: '服务合同',
    clauses: [
      {
        kind: must,
        title: '服务内容',
        text: '乙方向甲方提供{标的}，服务期 {开始日期} 至 {结束日期}，合同总价（含税）{含税金额} 元，大写{金额大写}。',
      },
      { kind: must, title: '服务标准', text: '乙方按双方确认的标准提供服务，服务质量保证期 {质保期} 个月。' },
      {
        kind: may,
        title: '保密',
        text: '双方对履行本合同过程中知悉的对方商业秘密承担保密义务，期限至合同终止后三年。',
      },
      ...common,
    ],
  },
} as const

export const words = {
  approval: '条款与金额无误，同意',
  refusal: '交货期过短，请顺延 15 天',
  change: '增加货架 15 组',
  extension: '续签谈判中，先延期三个月',
} as const
