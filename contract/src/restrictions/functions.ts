import type { Permission } from '#contract/permissions.ts'
import { OneOf } from '#contract/kit/schema.ts'

interface RestrictedFunction {
  readonly name: readonly [zh: string, en: string]
  /** Permissions of the function; calls that require one of them are refused. */
  readonly permissions: readonly Permission[]
  /** Menu entries of the function; they are hidden. */
  readonly urls: readonly string[]
}

/**
 * Functions that can be restricted, by permission id: 10004 is given by the specification, the others by the product.
 * Functions of operators are excluded, because a restricted operator could not be restored.
 */
export const restrictedFunctions = {
  '10001': { name: ['浏览商城', 'Browse the mall'], permissions: ['goods.read'], urls: ['mall'] },
  '10002': {
    name: ['使用购物车', 'Use the cart'],
    permissions: ['cart.use', 'cart.batch'],
    urls: ['myCart', 'bulkOrderPage', 'wishList'],
  },
  '10003': { name: ['提交订单', 'Place orders'], permissions: ['order.submit'], urls: [] },
  '10004': {
    name: ['我的订单', 'My orders'],
    permissions: ['order.read', 'order.readAll', 'order.cancel', 'order.comment'],
    urls: ['orderManagement_list', 'myInvoice'],
  },
  '10005': { name: ['确认收货', 'Confirm receipts'], permissions: ['order.receive'], urls: ['goodsCollection'] },
  '10006': { name: ['提交采购需求', 'Submit purchase requests'], permissions: ['demand.submit'], urls: ['myDemands'] },
  '10007': {
    name: ['管理采购项目', 'Manage sourcing projects'],
    permissions: ['project.manage'],
    urls: ['agencyProjects', 'myProjects', 'projectObjections'],
  },
  '10008': {
    name: ['参与采购项目', 'Join sourcing projects'],
    permissions: ['supplierProject.join'],
    urls: ['supplierProjects', 'myObjections'],
  },
  '10009': {
    name: ['维护商品', 'Maintain products'],
    permissions: ['product.manage', 'product.import'],
    urls: ['supplierProducts', 'supplierCatalogues', 'supplierImport'],
  },
  '10010': {
    name: ['处理供货订单', 'Fulfil orders'],
    permissions: ['supplierOrder.read', 'supplierOrder.accept', 'supplierOrder.deliver'],
    urls: ['supplierOrders'],
  },
} as const satisfies Readonly<Record<string, RestrictedFunction>>

export type PermissionId = keyof typeof restrictedFunctions
export const permissionIds = Object.keys(restrictedFunctions) as PermissionId[]
export const PermissionId = OneOf(permissionIds)

export const isPermissionId = (id: string): id is PermissionId => Object.hasOwn(restrictedFunctions, id)
export const permissionsOfFunction = (id: PermissionId): readonly Permission[] => restrictedFunctions[id].permissions
/** Function of a permission. */
export const functionOfPermission = (permission: string): PermissionId | undefined =>
  permissionIds.find((id) => permissionsOfFunction(id).some((each) => each === permission))
