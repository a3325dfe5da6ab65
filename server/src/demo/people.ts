import type { DemoOrganisation } from './organisations/demoOrganisation.ts'
import { group } from './organisations/qiming.ts'
import { transport } from './organisations/transport.ts'
import { huarun } from './organisations/huarun.ts'

/** Demo organisations. All names, numbers and amounts are fictitious. */

/** TOTP secret of all demo operators; `npm run baicai -- demo-otp` prints the code. */
export const demoSecret = 'BAICAIDEMOOPERATORBAICAIDEMOOPER'

export const demoOrganisations: readonly DemoOrganisation[] = [group, transport, huarun]

/** Issuer of the test certificates. Its driver must be started manually, as its page explains. */
export const demoCa = { caCode: 'baicai-test', caName: '百采测试 CA', downloadUrl: '/CADemo' }

/** People of the suppliers, two each, with accounts `<code>01` and `<code>02`. */
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

/** Four-level regions by GB/T 2260, in which streets have no code. */
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

/** Reserved domain (RFC 2606), in the format that forms accept. */
export const demoEmail = ({ code }: Pick<DemoOrganisation, 'code'>, account: string): string =>
  `${account}@${code}.example.com`

/** Fictitious numbers, unique across demo tenants. */
export function demoMobile({ code, people, withoutMobile = [] }: DemoOrganisation, account: string): string {
  if (withoutMobile.includes(account)) return ''
  const index = people.findIndex(([each]) => each === account)
  const isOperator = people[index]?.[4] === 'operator'
  return `1380000${isOperator ? '9' : String(code.length % 9)}${String(index + 1).padStart(3, '0')}`
}
