import type { DemoOrganisation } from './demoOrganisation.ts'

export const transport: DemoOrganisation = {
  code: 'transport',
  products: 1200,
  name: '通途交通集团',
  hosts: ['transport.localhost'],
  settings: {
    themeColor: '#1554C0',
    webTitle: '通途交通集团采购平台',
    shortName: '通途采购',
    shortNameEn: 'Tongtu Procurement',
    portalLogoUrl: '/pictures/logos/transport.svg',
    tagline: '交通行业采购与商城平台',
    welcomeWords: '欢迎使用通途采购',
    welcomeWordsEn: 'Welcome to Tongtu Procurement',
    accountLoginValidType: '2',
    smsLoginBy: 'account',
    oneSession: '1',
    homePage: 'homePage_shanxiTraffic',
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
    ['editor', '温如玉', '001001', ['contentEditor'], 'operator'],
  ],
}
