/** Pages that only the menu of buyers contains: missing while the portal is disabled, also as targets after login. */
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
