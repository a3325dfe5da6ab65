import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/confirmOrder': lazyPage(
    ['approvals', 'ordering'],
    async () => (await import('#web/modules/ordering/checkout/CheckoutPage.tsx')).CheckoutPage,
  ),
  '/orderSubmitted': lazyPage(
    ['ordering'],
    async () => (await import('#web/modules/ordering/cart/SubmittedPage.tsx')).SubmittedPage,
  ),
  '/orderDetail': lazyPage(
    ['approvals', 'ordering'],
    async () => (await import('#web/modules/ordering/orders/OrderPage.tsx')).OrderPage,
  ),
  '/orderApprovalDetail': lazyPage(
    ['approvals', 'ordering'],
    async () => (await import('#web/modules/ordering/approval/ApprovalPage.tsx')).ApprovalPage,
  ),
  '/supplierOrderDetail': lazyPage(
    ['ordering'],
    async () => (await import('#web/modules/ordering/supplier/SupplierOrderPage.tsx')).SupplierOrderPage,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  myCart: lazyPage(
    ['approvals', 'ordering'],
    async () => (await import('#web/modules/ordering/cart/CartPage.tsx')).CartPage,
  ),
  bulkOrderPage: lazyPage(
    ['ordering', 'ordering.batch'],
    async () => (await import('#web/modules/ordering/batch/BatchOrderPage.tsx')).BatchOrderPage,
  ),
  orderManagement_list: lazyPage(
    ['ordering'],
    async () => (await import('#web/modules/ordering/orders/OrderListPage.tsx')).OrderListPage,
  ),
  goodsCollection: lazyPage(
    ['ordering'],
    async () => (await import('#web/modules/ordering/receipts/GoodsCollectionPage.tsx')).GoodsCollectionPage,
  ),
  deliveryAddress: lazyPage(
    ['ordering'],
    async () => (await import('#web/modules/ordering/addresses/AddressesPage.tsx')).AddressesPage,
  ),
  supplierOrders: lazyPage(
    ['ordering'],
    async () => (await import('#web/modules/ordering/supplier/SupplierOrdersPage.tsx')).SupplierOrdersPage,
  ),
  tenantOrders: lazyPage(
    ['ordering'],
    async () => (await import('#web/modules/ordering/orders/TenantOrdersPage.tsx')).TenantOrdersPage,
  ),
}
