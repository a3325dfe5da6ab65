/**
 * Every permission of the product: `thing.verb`, with its name in zh and en.
 * Roles are lists of these; a route names the least that is needed to be heard.
 */
export const permissions = {
  'goods.read': ['浏览商城', 'Browse the mall'],
  'cart.use': ['使用购物车', 'Use the cart'],
  'order.read': ['查看订单', 'See orders'],
  'order.submit': ['提交订单', 'Submit orders'],
  'order.cancel': ['取消订单', 'Cancel orders'],
  'order.receive': ['确认收货', 'Receive goods'],
  'order.comment': ['评价订单', 'Comment on orders'],
  'order.readAll': ['查看全部门订单', 'See orders of all departments'],
  'order.oversee': ['查看租户全部订单', 'Oversee the orders of all departments and suppliers'],
  'address.manage': ['管理收货地址', 'Manage delivery addresses'],
  'approval.decide': ['审批', 'Decide approvals'],
  'approval.configure': ['配置审批规则', 'Configure approval rules'],
  'budget.read': ['查看预算', 'See budgets'],
  'budget.manage': ['管理预算', 'Manage budgets'],
  'supplierOrder.read': ['供应商查看订单', 'See orders as a supplier'],
  'supplierOrder.accept': ['供应商接单', 'Accept or refuse orders'],
  'supplierOrder.deliver': ['供应商发货', 'Deliver orders'],
  'supplier.manage': ['管理供应商', 'Manage suppliers'],
  'product.manage': ['维护商品', 'Maintain products'],
  'product.import': ['导入商品', 'Import products'],
  'product.readAll': ['查看全部供应商的商品', 'See the products of all suppliers'],
  'product.review': ['审核商品变更', 'Review product changes'],
  'category.manage': ['维护商品分类', 'Maintain categories'],
  'agreementPrice.manage': ['维护协议价', 'Maintain agreement prices'],
  'search.manage': ['维护搜索词库', 'Maintain the search vocabulary'],
  'org.read': ['查看组织机构', 'See the organisation'],
  'org.manage': ['管理组织机构', 'Manage the organisation'],
  'sso.provide': ['管理应用接入', 'Manage connected applications'],
  'portal.configure': ['配置门户', 'Configure the portal'],
  'sso.configure': ['配置单点登录', 'Configure single sign-on'],
  'app.jump': ['进入租户应用', 'Jump into applications'],
  'system.audit': ['查看审计日志', 'See the audit log'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

export type Permission = keyof typeof permissions
