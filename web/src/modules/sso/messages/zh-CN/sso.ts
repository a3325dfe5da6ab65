import { admin } from './sso/admin.ts'
import { field } from './sso/field.ts'

/** Single sign-on: entry pages, the operators' work station, and settings. */
export const sso = {
  entering: '系统登录中…',
  to: { purchaser: '前往采购人登录', supplier: '前往供应商登录' },
  station: {
    title: '平台运营工作台',
    known: '您已登录，可直接进入以下商城。',
    visitor: '请选择要进入的商城，进入时需登录。',
    logIn: '登录',
    none: '跳转地址为空',
    malls: {
      mall: { name: '企业商城', purpose: '生产与办公物资采购' },
      fl: { name: '福利商城', purpose: '员工福利与节日关怀' },
      fw: { name: '服务商城', purpose: '差旅、物业与专业服务' },
      gld: { name: '工程商城', purpose: '工程材料与设备' },
    },
  },
  role: {
    title: '进入其他应用',
    purpose: '平台运营凭运营角色进入其他应用；进入凭证一分钟内有效，仅可使用一次',
    none: '暂无可进入的应用',
    noneReason: '可在“单点登录”的“可进入的应用”中添加。',
    enter: '进入',
    enterApp: '进入{{name}}',
  },
  admin,
  adapter: { oidc: 'OpenID Connect', saml: 'SAML 2.0', cas: 'CAS 3.0', link: '签名链接' },
  accountBy: { claim: '属性值即账号', mapping: '按账号映射' },
  clientAuth: { post: '表单（client_secret_post）', basic: '请求头（client_secret_basic）', none: '无（公共客户端）' },
  binding: { redirect: '重定向（HTTP-Redirect）', post: '表单（HTTP-POST）' },
  kind: { mall: '企业商城', fl: '福利商城', fw: '服务商城', gld: '工程商城', app: '其他应用' },
  ...field,
} as const
