/**
 * The pages that the menu of buyers alone leads to: while the portal is off there are none of them, and the login leads
 * nobody there.
 */
export const buyersMenu: readonly string[] = [
  'mall',
  'orderApproval',
  'myDemands',
  'demandPool',
  'myProjects',
  'myCart',
  'bulkOrderPage',
  'orderManagement_list',
  'goodsCollection',
  'deliveryAddress',
]
