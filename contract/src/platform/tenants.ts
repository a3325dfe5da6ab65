import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
  DayOrNone,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted, FormattedNote } from '#contract/kit/validators.ts'
import { packageCodes } from '#contract/tenancy/packages.ts'

/**
 * State of a tenant as its people meet it: after its term it can be read for some days, then nobody gets in, as if it
 * were suspended.
 */
export const TenantState = OneOf(['open', 'readOnly', 'suspended', 'closed', 'removing'])
export type TenantState = Static<typeof TenantState>
export const tenantStateNames = {
  open: ['正常', 'Active'],
  readOnly: ['已到期（只读）', 'Ended (view only)'],
  suspended: ['已停用', 'Suspended'],
  closed: ['已关闭', 'Closed'],
  removing: ['删除中', 'Being deleted'],
} as const satisfies StateNames<TenantState>

export const TenantAction = OneOf(['edit', 'suspend', 'resume', 'invite', 'requestDeletion'])
export type TenantAction = Static<typeof TenantAction>
export const PackageCode = OneOf(packageCodes)

const Limit = Maybe(Type.Integer({ minimum: 1, maximum: 9_999_999 }))
const Terms = {
  name: Text(60),
  hosts: Type.String({
    minLength: 3,
    maxLength: 500,
    description: 'host names of the tenant, separated by blanks, commas or line breaks',
  }),
  package: PackageCode,
  expiresOn: DayOrNone,
  accountLimit: Limit,
  supplierLimit: Limit,
  storageLimitMb: Limit,
  contact: Note(100),
}

export const tenantSwitches = ['supplierEnable', 'deptEnable', 'isOpenTrial', 'isShowBatchOrder'] as const
export const TenantFounding = shape({
  code: Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' }),
  ...Terms,
  switches: List(OneOf(tenantSwitches), tenantSwitches.length),
  adminName: Text(40),
  adminCode: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._@-]{1,39}$' }),
  adminEmail: Formatted('emailAddress'),
  adminMobile: FormattedNote('mobile'),
  withDemo: Type.Boolean({ description: 'fill the tenant with categories, suppliers and products to try it out' }),
})
export type TenantFounding = Static<typeof TenantFounding>

export const PlatformTenant = shape({
  id: Id,
  version: Type.Integer(),
  code: Type.String(),
  ...Terms,
  hosts: Type.String(),
  state: TenantState,
  suspendedReason: Type.String(),
  accounts: Maybe(
    Type.Integer({ description: 'open accounts, without those of suppliers, when the tenant counted last' }),
  ),
  suppliers: Maybe(Type.Integer()),
  storageMb: Maybe(Type.Integer()),
  orders: Maybe(Type.Integer({ description: 'orders of the last 30 days' })),
  checklistDone: Maybe(Type.Integer()),
  checklistAll: Maybe(Type.Integer()),
  usageAt: Maybe(Instant),
  deletionDueAt: Maybe(Instant),
  createdAt: Instant,
  can: List(TenantAction),
})
export type PlatformTenant = Static<typeof PlatformTenant>
export const tenantLabels = {
  name: ['公司名称', 'Company'],
  code: ['编码', 'Code'],
  hosts: ['域名', 'Domains'],
  package: ['套餐', 'Plan'],
  expiresOn: ['到期日', 'Ends on'],
  accountLimit: ['账号上限', 'Account limit'],
  supplierLimit: ['供应商上限', 'Supplier limit'],
  storageLimitMb: ['存储上限（MB）', 'Storage limit (MB)'],
  contact: ['停用后的联系方式', 'Contact when suspended'],
  state: ['状态', 'Status'],
  suspendedReason: ['停用原因', 'Reason of suspension'],
  accounts: ['账号数', 'Accounts'],
  suppliers: ['供应商数', 'Suppliers'],
  storageMb: ['已用存储（MB）', 'Storage used (MB)'],
  orders: ['近30天订单', 'Orders, 30 days'],
  usageAt: ['用量统计时间', 'Counted at'],
  createdAt: ['开通时间', 'Opened'],
} as const satisfies Labels<typeof PlatformTenant>

const ofPlatform = { entrances: ['operator'] } as const
export const listTenants = listRoute({
  ...ofPlatform,
  access: 'platform.read',
  path: '/sysrest/api/platform/tenants/list',
  summary: 'List the tenants of the installation, with what they have counted of themselves',
  filters: {
    keyword: Optional(Note(100)),
    state: Optional(TenantState),
    package: Optional(PackageCode),
    endsBefore: Optional({ ...Day, description: 'term ends on this day at the latest' }),
  },
  sort: ['name', 'expiresOn', 'createdAt'],
  record: PlatformTenant,
})
export const exportTenants = exportRoute(listTenants, {
  path: '/sysrest/api/platform/tenants/export',
  columns: [
    'name',
    'code',
    'hosts',
    'package',
    'state',
    'expiresOn',
    'accounts',
    'accountLimit',
    'suppliers',
    'supplierLimit',
    'storageMb',
    'storageLimitMb',
    'orders',
    'createdAt',
  ],
})
export const getTenant = route({
  ...ofPlatform,
  method: 'GET',
  path: '/sysrest/api/platform/tenants/detail',
  access: 'platform.read',
  summary: 'Get a tenant',
  input: shape({ id: Id }),
  reply: PlatformTenant,
})
export const listTenantChanges = changesRoute({
  ...ofPlatform,
  path: '/sysrest/api/platform/tenants/changes',
  access: 'platform.read',
  summary: 'List what the platform has changed of a tenant',
  key: 'id',
})
const Invited = {
  link: Type.String({ description: 'address with a one-time token, valid for a week; shown once' }),
  isSent: Type.Boolean({ description: 'a mail with a link of its own goes out, too' }),
}
export const foundTenant = route({
  ...ofPlatform,
  method: 'POST',
  path: '/sysrest/api/platform/tenants/found',
  access: 'platform.manage',
  steps: true,
  secretReply: true,
  summary: 'Create a tenant with its organisation, starter roles and first administrator, who is invited',
  input: TenantFounding,
  reply: shape({ id: Id, ...Invited }),
})
export const inviteTenantAdministrator = route({
  ...ofPlatform,
  method: 'POST',
  path: '/sysrest/api/platform/tenants/invite',
  access: 'platform.manage',
  steps: true,
  secretReply: true,
  summary: "Invite a tenant's first administrator again, as long as that person has never signed in",
  input: shape({ id: Id }),
  reply: shape({ id: Id, ...Invited }),
})
export const editTenant = route({
  ...ofPlatform,
  method: 'POST',
  path: '/sysrest/api/platform/tenants/edit',
  access: 'platform.manage',
  summary: 'Change name, hosts, package, term and limits of a tenant',
  input: shape({ id: Id, version: Type.Integer(), ...Terms }),
  reply: PlatformTenant,
})
export const suspendTenant = route({
  ...ofPlatform,
  method: 'POST',
  path: '/sysrest/api/platform/tenants/suspend',
  access: 'platform.manage',
  summary: 'Suspend a tenant: within ten seconds nobody gets in, and nothing is started for it any more',
  input: shape({ id: Id, reason: Text(200) }),
  reply: PlatformTenant,
})
export const resumeTenant = route({
  ...ofPlatform,
  method: 'POST',
  path: '/sysrest/api/platform/tenants/resume',
  access: 'platform.manage',
  summary: 'Resume a suspended tenant; a running deletion must be withdrawn first',
  input: shape({ id: Id }),
  reply: PlatformTenant,
})
