import type { Entrance } from '#contract/kit/entrance.ts'
import type { PermissionEntry } from '#contract/identity/identity.ts'
import type { Permission } from '#contract/permissions.ts'

interface Menu {
  id: string
  name: string
  enName: string
  url: string
  needs: Permission
}

/** The entries of each entrance; a person gets those that their permissions reach, and the web makes a route of each. */
const menus: Record<Entrance, readonly Menu[]> = {
  purchaser: [
    { id: '100101', name: '商城', enName: 'Mall', url: 'mall', needs: 'goods.read' },
    { id: '100102', name: '购物车', enName: 'Cart', url: 'myCart', needs: 'cart.use' },
    { id: '100103', name: '我的订单', enName: 'My orders', url: 'orderManagement_list', needs: 'order.read' },
    { id: '100104', name: '收货管理', enName: 'Receipts', url: 'goodsCollection', needs: 'order.receive' },
    { id: '100105', name: '订单审批', enName: 'Approvals', url: 'orderApproval', needs: 'approval.decide' },
    { id: '100106', name: '收货地址', enName: 'Addresses', url: 'deliveryAddress', needs: 'address.manage' },
    { id: '100107', name: '应用接入', enName: 'Applications', url: 'applications', needs: 'sso.provide' },
  ],
  supplier: [
    { id: '100201', name: '工作台', enName: 'Workbench', url: 'workbench', needs: 'supplierOrder.read' },
    { id: '100202', name: '订单处理', enName: 'Orders', url: 'supplierOrders', needs: 'supplierOrder.read' },
    { id: '100203', name: '商品管理', enName: 'Products', url: 'supplierProducts', needs: 'product.manage' },
    { id: '100204', name: '商品导入', enName: 'Import', url: 'supplierImport', needs: 'product.import' },
  ],
  operator: [
    { id: '100313', name: '全部订单', enName: 'Orders', url: 'tenantOrders', needs: 'order.oversee' },
    { id: '100314', name: '全部商品', enName: 'Products', url: 'tenantProducts', needs: 'product.readAll' },
    { id: '100301', name: '商品审核', enName: 'Product review', url: 'productReview', needs: 'product.review' },
    { id: '100302', name: '商品分类', enName: 'Categories', url: 'categories', needs: 'category.manage' },
    {
      id: '100303',
      name: '协议价',
      enName: 'Agreement prices',
      url: 'agreementPrices',
      needs: 'agreementPrice.manage',
    },
    { id: '100312', name: '搜索词库', enName: 'Search vocabulary', url: 'searchSynonyms', needs: 'search.manage' },
    { id: '100307', name: '供应商', enName: 'Suppliers', url: 'suppliers', needs: 'supplier.manage' },
    { id: '100304', name: '审批规则', enName: 'Approval rules', url: 'approvalRules', needs: 'approval.configure' },
    { id: '100305', name: '预算', enName: 'Budgets', url: 'budgets', needs: 'budget.manage' },
    { id: '100306', name: '组织机构', enName: 'Organisation', url: 'organisation', needs: 'org.read' },
    { id: '100308', name: '单点登录', enName: 'Single sign-on', url: 'ssoEntries', needs: 'sso.configure' },
    { id: '100311', name: '登录设置', enName: 'Login settings', url: 'loginSettings', needs: 'portal.configure' },
    { id: '100309', name: '切换运营角色', enName: 'Switch role', url: 'operationalRole', needs: 'app.jump' },
    { id: '100310', name: '应用接入', enName: 'Applications', url: 'applications', needs: 'sso.provide' },
  ],
  agency: [],
  expert: [],
  supervisor: [],
}

export const menuOf = (entrance: Entrance, permissions: ReadonlySet<string>): PermissionEntry[] =>
  menus[entrance]
    .filter((menu) => permissions.has(menu.needs))
    .map((menu) => ({
      permId: menu.id,
      pPermId: null,
      permName: menu.name,
      enName: menu.enName,
      permCode: menu.needs,
      permType: '1',
      url: menu.url,
      pUrl: '',
      routeName: menu.url,
      sysType: '1',
      params: '',
      isOutsideUrl: '0',
      isNewWindow: '0',
    }))
