/** The groups of the back office's menu, in their order, each with its name in zh and en. */
export const menuGroups = {
  trade: ['订单与商品', 'Orders and products'],
  procurement: ['采购管理', 'Procurement'],
  organisation: ['组织与权限', 'People and access'],
  system: ['系统与集成', 'System'],
} as const
export type MenuGroup = keyof typeof menuGroups
export const menuGroupNames = Object.keys(menuGroups) as MenuGroup[]
