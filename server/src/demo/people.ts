import type { StoredSettings } from '#contract/settings.ts'
import type { Entrance } from '#contract/kit/entrance.ts'

/** The demo organisations. All names, numbers and figures are invented. */

/** Of the authenticator of each demo's operator; `npm run baicai -- demo-otp` says its code. */
export const demoSecret = 'BAICAIDEMOOPERATORBAICAIDEMOOPER'

/** Code and name; a code's parent is the code without its last three digits. */
export interface DemoOrganisation {
  code: string
  name: string
  hosts: readonly string[]
  settings: StoredSettings
  /** How many products its mall starts with. */
  products: number
  departments: readonly (readonly [code: string, name: string, yearlyBudget: string])[]
  people: readonly DemoPerson[]
  /** Accounts of people who have given no mobile number. */
  withoutMobile?: readonly string[]
}
export type DemoPerson = readonly [
  account: string,
  name: string,
  deptCode: string,
  roles: readonly string[],
  entrance?: Entrance,
  /** Another account of the person who has this one. */
  sameAs?: string,
]

const group: DemoOrganisation = {
  code: 'qiming',
  products: 3000,
  name: '启明集团',
  hosts: ['localhost', '127.0.0.1'],
  settings: {
    themeColor: '#C8202F',
    webTitle: '百采 · 启明集团采购商城',
    welcomeWords: '欢迎使用百采',
    caLogin: '1',
    smsLogin: '1',
    isOpenTrial: '1',
    isLoginHome: '1',
  },
  departments: [
    ['001', '启明集团', '2000000.00'],
    ['001001', '采购管理部', '1800000.00'],
    ['001002', '信息化部', '1500000.00'],
    ['001003', '财务部', '300000.00'],
    ['001004', '行政管理部', '900000.00'],
    ['001005', '生产基地', '3600000.00'],
    ['001005001', '设备维护部', '1200000.00'],
    ['001005002', '一号车间', '800000.00'],
    ['001005003', '二号车间', '800000.00'],
    ['001006', '研发中心', '1600000.00'],
    ['001006001', '中心实验室', '700000.00'],
    ['001007', '仓储物流部', '600000.00'],
    ['001008', '华东分公司', '1000000.00'],
    ['001008001', '华东综合部', '400000.00'],
  ],
  people: [
    ['linzhiyuan', '林知远', '001001', ['buyer']],
    ['shenruochuan', '沈若川', '001001', ['deptHead']],
    ['zhaoyanbei', '赵砚北', '001001', ['buyer']],
    ['tangshuyi', '唐书仪', '001001', ['receiver']],
    ['xujingxing', '许景行', '001002', ['it', 'deptHead']],
    ['fangmuqing', '方沐晴', '001002', ['buyer']],
    ['luyunzhou', '陆云舟', '001002', ['it']],
    ['guqinghe', '顾清和', '001003', ['finance', 'deptHead']],
    ['heyuanshan', '何远山', '001003', ['finance']],
    ['songwanning', '宋婉宁', '001003', ['buyer']],
    ['qiaonanxi', '乔南溪', '001004', ['deptHead']],
    ['dengxiaotang', '邓小棠', '001004', ['buyer']],
    ['pengyian', '彭以安', '001004', ['buyer', 'receiver']],
    ['weidongye', '魏东野', '001005', ['deptHead']],
    ['jiangtiecheng', '江铁成', '001005', ['receiver']],
    ['zhouyanqiu', '周砚秋', '001005001', ['buyer']],
    ['hanlichuan', '韩砺川', '001005001', ['deptHead']],
    ['liaodashan', '廖大山', '001005001', ['receiver']],
    ['mengchunhe', '孟春禾', '001005002', ['buyer']],
    ['tianjianguo', '田建国', '001005002', ['deptHead']],
    ['yuehongfei', '岳鸿飞', '001005003', ['buyer']],
    ['caohaitang', '曹海棠', '001005003', ['deptHead']],
    ['ouyangmo', '欧阳墨', '001006', ['deptHead']],
    ['baisuwen', '白素问', '001006001', ['buyer']],
    ['jisiming', '季思明', '001006001', ['deptHead']],
    ['niehuaijin', '聂怀瑾', '001007', ['buyer', 'receiver']],
    ['shiyunfeng', '石云峰', '001007', ['deptHead']],
    ['wanqianlin', '万千林', '001008', ['deptHead']],
    ['jinruolan', '金若兰', '001008001', ['buyer', 'receiver']],
    ['operator', '严明哲', '001', ['operator'], 'operator'],
    ['flowadmin', '冯守正', '001', ['processAdmin']],
    ['pengyian02', '彭以安', '001007', ['buyer', 'receiver'], 'purchaser', 'pengyian'],
    ['agency01', '诸葛明', '001', [], 'agency'],
    ['expert01', '司徒衡', '001', [], 'expert'],
    ['supervisor01', '钟离正', '001', [], 'supervisor'],
    ['orgadmin', '裴知礼', '001', ['orgAdmin'], 'operator'],
  ],
}

const transport: DemoOrganisation = {
  code: 'transport',
  products: 1200,
  name: '通途交通集团',
  hosts: ['transport.localhost'],
  settings: {
    themeColor: '#1554C0',
    webTitle: '通途交通集团采购平台',
    shortName: '通途采购',
    tagline: '交通行业采购与商城平台',
    welcomeWords: '欢迎使用通途采购',
    accountLoginValidType: '2',
    smsLoginBy: 'account',
    oneSession: '1',
  },
  departments: [
    ['001', '通途交通集团', '1000000.00'],
    ['001001', '养护事业部', '800000.00'],
    ['001002', '机电分公司', '600000.00'],
  ],
  withoutMobile: ['jiangwangshu'],
  people: [
    ['luxingzhou', '陆行舟', '001001', ['buyer']],
    ['qinguanlan', '秦观澜', '001001', ['deptHead']],
    ['shaoxinghe', '邵星河', '001002', ['buyer']],
    ['yinbaichuan', '殷百川', '001002', ['deptHead']],
    ['jiangwangshu', '姜望舒', '001002', ['buyer']],
    ['tudingzhou', '涂定洲', '001', ['finance', 'deptHead']],
    ['tongadmin', '童守则', '001', ['processAdmin']],
    ['operator', '谭清源', '001', ['operator'], 'operator'],
  ],
}

const huarun: DemoOrganisation = {
  code: 'huarun',
  products: 1200,
  name: '华瑞集团',
  hosts: ['huarun.localhost'],
  settings: {
    themeColor: '#0B7A6B',
    webTitle: '华瑞集团采购平台',
    shortName: '华瑞采购',
    welcomeWords: '欢迎使用华瑞采购',
    isHuarun: '1',
    isLoginHome: '1',
  },
  departments: [
    ['001', '华瑞集团', '1000000.00'],
    ['001001', '置业公司', '500000.00'],
  ],
  people: [
    ['ruanxizhao', '阮夕照', '001001', ['buyer']],
    ['jiyunting', '纪云亭', '001001', ['deptHead']],
    ['zhongguanqi', '钟观棋', '001', ['finance', 'deptHead']],
    ['huaadmin', '花守信', '001', ['processAdmin']],
    ['operator', '庄明远', '001', ['operator'], 'operator'],
  ],
}

export const demoOrganisations: readonly DemoOrganisation[] = [group, transport, huarun]

/** The issuer of the test certificates. Its driver is started by hand; the page says how. */
export const demoCa = { caCode: 'baicai-test', caName: '百采测试 CA', downloadUrl: '/CADemo' }

/** The suppliers' people: two for each, accounts `<code>01` and `<code>02`. */
export const supplierPeople: readonly (readonly [first: string, second: string])[] = [
  ['叶知秋', '卢海洋'],
  ['温如言', '章北海'],
  ['钱塘月', '蒋正阳'],
  ['袁采薇', '贺千里'],
  ['卫长风', '邱晓禾'],
  ['祝青山', '丁一诺'],
  ['段思齐', '薛明朗'],
  ['尹素衣', '侯望川'],
  ['黎向晚', '龙泽宇'],
  ['常乐天', '武安邦'],
  ['康以宁', '余秋白'],
  ['柳扶风', '安如山'],
]

/** Four-level regions by GB/T 2260; the street has no code of its own there. */
export const demoAddresses = [
  {
    deptCode: '001001',
    consignee: '林知远',
    mobile: '13800001001',
    codes: ['320000', '320500', '320571', '320571001'],
    names: ['江苏省', '苏州市', '苏州工业园区', '娄葑街道'],
    address: '星湖街 88 号 启明大厦 6 楼 采购管理部',
  },
  {
    deptCode: '001005',
    consignee: '江铁成',
    mobile: '13800001002',
    codes: ['320000', '320500', '320583', '320583100'],
    names: ['江苏省', '苏州市', '昆山市', '玉山镇'],
    address: '产业路 18 号 生产基地 2 号库',
  },
  {
    deptCode: '001006001',
    consignee: '白素问',
    mobile: '13800001003',
    codes: ['310000', '310100', '310115', '310115125'],
    names: ['上海市', '市辖区', '浦东新区', '张江镇'],
    address: '科苑路 201 号 中心实验室 B 座',
  },
  {
    deptCode: '001008001',
    consignee: '金若兰',
    mobile: '13800001004',
    codes: ['330000', '330100', '330108', '330108001'],
    names: ['浙江省', '杭州市', '滨江区', '西兴街道'],
    address: '江南大道 600 号 华东分公司',
  },
] as const

export const demoInvoiceTitle = {
  title: '启明集团有限公司',
  taxNo: '91320594MA00000X00',
  bank: '苏州示例银行园区支行',
  bankAccount: '6200000000000000001',
  address: '苏州工业园区星湖街 88 号',
  phone: '0512-88880000',
} as const

export const demoPassword = 'Baicai@2026'

/** Invented numbers, unlike one another in every demo tenant. */
export function demoMobile({ code, people, withoutMobile = [] }: DemoOrganisation, account: string): string {
  if (withoutMobile.includes(account)) return ''
  const index = people.findIndex(([each]) => each === account)
  const isOperator = people[index]?.[4] === 'operator'
  return `1380000${isOperator ? '9' : String(code.length % 9)}${String(index + 1).padStart(3, '0')}`
}
