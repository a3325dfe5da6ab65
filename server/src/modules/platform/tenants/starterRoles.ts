import type { NewRole } from '#modules/identity/index.ts'

const buying = [
  'goods.read',
  'cart.use',
  'cart.batch',
  'order.read',
  'order.submit',
  'order.cancel',
  'order.receive',
  'order.comment',
  'order.return',
  'address.manage',
  'budget.read',
  'org.read',
  'demand.submit',
] as const

/** Role of a tenant's first administrator: may grant everything, so the rest can be given from there. */
export const administratorRole = 'administrator'

/** Roles that every new tenant begins with; its administrators change them as they like. */
export const starterRoles: readonly NewRole[] = [
  {
    code: administratorRole,
    name: '公司管理员',
    enName: 'Company administrator',
    permissions: [
      'org.read',
      'org.manage',
      'role.manage',
      'role.grant',
      'portal.configure',
      'tenant.export',
      'tenant.setUp',
      'approval.configure',
      'approval.oversee',
      'budget.read',
      'budget.manage',
      'supplier.read',
      'supplier.manage',
      'category.manage',
      'product.readAll',
      'product.review',
      'goods.read',
      'order.oversee',
      'message.manage',
      'home.configure',
      'article.manage',
      'article.configure',
      'job.manage',
    ],
  },
  { code: 'buyer', name: '采购人', enName: 'Buyer', permissions: buying },
  {
    code: 'deptHead',
    name: '部门负责人',
    enName: 'Head of department',
    permissions: [...buying, 'approval.decide', 'order.readAll', 'order.prices'],
  },
  {
    code: 'processAdmin',
    name: '流程管理员',
    enName: 'Approval administrator',
    permissions: ['approval.decide', 'order.readAll', 'order.prices', 'order.read', 'goods.read'],
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
    ],
  },
  {
    code: 'supplierAdmin',
    name: '供应商管理员',
    enName: 'Supplier administrator',
    permissions: ['supplierPeople.manage'],
  },
  { code: 'auditor', name: '审计员', enName: 'Auditor', permissions: ['system.audit', 'org.read'] },
]

/** Roles of a sandbox: its administrator also manages keys and webhooks, to try them out. */
export const sandboxRoles: readonly NewRole[] = starterRoles.map((role) =>
  role.code === administratorRole
    ? { ...role, permissions: [...role.permissions, 'apiKey.manage', 'webhook.manage', 'structure.manage'] }
    : role,
)

/** Role of those who run the platform, in its own tenant. */
export const platformRole: NewRole = {
  code: 'platformOperator',
  name: '平台管理员',
  enName: 'Platform operator',
  permissions: [
    'platform.read',
    'platform.manage',
    'platform.delete',
    'org.read',
    'org.manage',
    'role.manage',
    'role.grant',
  ],
}
