import type { DemoOrganisation } from './demoOrganisation.ts'

export const huarun: DemoOrganisation = {
  code: 'huarun',
  products: 1200,
  name: '华瑞集团',
  hosts: ['huarun.localhost'],
  settings: {
    themeColor: '#0B7A6B',
    webTitle: '华瑞集团采购平台',
    shortName: '华瑞采购',
    shortNameEn: 'Huarui Procurement',
    portalLogoUrl: '/pictures/logos/huarun.svg',
    welcomeWords: '欢迎使用华瑞采购',
    welcomeWordsEn: 'Welcome to Huarui Procurement',
    isHuarun: '1',
    isLoginHome: '1',
    // Departments apply for quotas.
    quotaAccountSource: '3',
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
    ['editor', '季晚晴', '001001', ['contentEditor'], 'operator'],
  ],
}
