import type { Permission } from '#contract/permissions.ts'

const buying: Permission[] = [
  'goods.read',
  'cart.use',
  'cart.batch',
  'order.read',
  'order.submit',
  'order.cancel',
  'order.receive',
  'order.comment',
  'address.manage',
  'budget.read',
  'org.read',
  'demand.submit',
]

export interface DemoRole {
  code: string
  name: string
  enName: string
  permissions: readonly Permission[]
}

export const demoRoles: readonly DemoRole[] = [
  { code: 'buyer', name: '采购人', enName: 'Buyer', permissions: buying },
  {
    code: 'projectBuyer',
    name: '项目采购人',
    enName: 'Project buyer',
    permissions: ['project.manage', 'demand.collect'],
  },
  { code: 'quoteOpener', name: '开标人', enName: 'Quote opener', permissions: ['seal.open'] },
  { code: 'projectAgency', name: '代理机构', enName: 'Agency', permissions: ['project.follow'] },
  { code: 'projectExpert', name: '评审专家', enName: 'Expert', permissions: ['project.score'] },
  { code: 'projectSupervisor', name: '监督人', enName: 'Supervisor', permissions: ['project.supervise'] },
  {
    code: 'deptHead',
    name: '部门负责人',
    enName: 'Head of department',
    permissions: [...buying, 'approval.decide', 'order.readAll'],
  },
  {
    code: 'finance',
    name: '财务复核',
    enName: 'Finance',
    permissions: ['goods.read', 'order.read', 'order.readAll', 'approval.decide', 'budget.read', 'org.read'],
  },
  {
    code: 'it',
    name: '信息化审批',
    enName: 'IT approval',
    permissions: ['goods.read', 'order.read', 'approval.decide', 'org.read', 'sso.provide'],
  },
  {
    code: 'receiver',
    name: '收货员',
    enName: 'Receiver',
    permissions: ['goods.read', 'order.read', 'order.readAll', 'order.receive'],
  },
  {
    code: 'supplierSales',
    name: '供应商业务员',
    enName: 'Supplier sales',
    permissions: [
      'supplierOrder.read',
      'supplierOrder.accept',
      'supplierOrder.deliver',
      'product.manage',
      'product.import',
      'supplierProject.join',
    ],
  },
  {
    code: 'processAdmin',
    name: '流程管理员',
    enName: 'Approval administrator',
    permissions: ['approval.decide', 'order.readAll', 'order.read', 'goods.read'],
  },
  {
    code: 'orgAdmin',
    name: '组织管理员',
    enName: 'Organisation administrator',
    permissions: ['org.read', 'org.manage', 'role.manage'],
  },
  { code: 'auditor', name: '审计员', enName: 'Auditor', permissions: ['system.audit', 'org.read'] },
  {
    code: 'contentEditor',
    name: '内容编辑',
    enName: 'Content editor',
    permissions: ['article.manage', 'article.configure', 'feedback.manage', 'home.configure'],
  },
  {
    code: 'operator',
    name: '平台运营',
    enName: 'Operator',
    permissions: [
      'goods.read',
      'order.oversee',
      'project.oversee',
      'objection.decide',
      'seal.open',
      'product.readAll',
      'product.review',
      'category.manage',
      'agreementPrice.manage',
      'search.manage',
      'job.manage',
      'supplier.manage',
      'approval.configure',
      'budget.read',
      'budget.manage',
      'quota.decide',
      'org.read',
      'org.manage',
      'sso.provide',
      'portal.configure',
      'article.manage',
      'message.manage',
      'restriction.manage',
      'registration.manage',
      'article.review',
      'article.configure',
      'feedback.manage',
      'home.configure',
      'sso.configure',
      'app.jump',
      'role.manage',
      'role.grant',
    ],
  },
]
