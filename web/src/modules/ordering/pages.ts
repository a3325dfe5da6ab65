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
  '/returnDetail': lazyPage(
    ['approvals', 'ordering', 'ordering.returns'],
    async () => (await import('#web/modules/ordering/returns/ReturnPage.tsx')).ReturnPage,
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
  myReturns: lazyPage(
    ['ordering', 'ordering.returns'],
    async () => (await import('#web/modules/ordering/returns/ReturnsPages.tsx')).MyReturnsPage,
  ),
  supplierReturns: lazyPage(
    ['ordering', 'ordering.returns'],
    async () => (await import('#web/modules/ordering/returns/ReturnsPages.tsx')).SupplierReturnsPage,
  ),
  tenantReturns: lazyPage(
    ['ordering', 'ordering.returns'],
    async () => (await import('#web/modules/ordering/returns/ReturnsPages.tsx')).TenantReturnsPage,
  ),
  arbitrations: lazyPage(
    ['ordering', 'ordering.returns'],
    async () => (await import('#web/modules/ordering/returns/ReturnsPages.tsx')).ArbitrationsPage,
  ),
  commentReviews: lazyPage(
    ['ordering', 'ordering.reviews'],
    async () => (await import('#web/modules/ordering/reviews/CommentReviewsPage.tsx')).CommentReviewsPage,
  ),
  inspections: lazyPage(
    ['ordering', 'ordering.inspections'],
    async () => (await import('#web/modules/ordering/inspections/InspectionsPage.tsx')).InspectionsPage,
  ),
  costCentres: lazyPage(
    ['ordering', 'ordering.costCentres', 'identity'],
    async () => (await import('#web/modules/ordering/costCentres/CostCentresPage.tsx')).CostCentresPage,
  ),
  wishList: lazyPage(
    ['ordering', 'ordering.lists', 'ordering.watches', 'catalogue.priceWatch'],
    async () => (await import('#web/modules/ordering/lists/WishListPage.tsx')).WishListPage,
  ),
}
