import { defineModule } from '../kit/manifest.ts'
import { ssoRefusals } from './refusals.ts'

export const sso = defineModule({
  title: ['单点登录', 'Single sign-on'],
  permissions: {
    'sso.configure': ['配置单点登录', 'Configure single sign-on'],
    'app.jump': ['进入租户应用', 'Open tenant apps'],
  },
  menus: [
    {
      entrance: 'operator',
      group: 'system',
      id: '100308',
      name: '单点登录',
      enName: 'Single sign-on',
      url: 'ssoEntries',
      needs: 'sso.configure',
      place: 102,
    },
    {
      entrance: 'operator',
      group: 'system',
      id: '100309',
      name: '进入其他应用',
      enName: 'Open other apps',
      url: 'operationalRole',
      needs: 'app.jump',
      place: 104,
    },
  ],
  refusals: { ...ssoRefusals },
  refusalFields: {
    'sso.entryTaken': 'page',
    'sso.appTaken': 'code',
    'sso.subjectTaken': 'subject',
    'sso.noAccount': 'userCode',
  },
})
