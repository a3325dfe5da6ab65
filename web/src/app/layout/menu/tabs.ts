/** Entries of a person's menu in the tab bar, in order. */
const order = [
  'mall',
  'allCategories',
  'myCart',
  'orderManagement_list',
  'orderApproval',
  'workbench',
  'goodsCollection',
  'supplierOrders',
  'supplierProjects',
  'supplierProducts',
  'supplierImport',
  'tenantOrders',
  'tenantProducts',
  'productReview',
  'budgets',
  'suppliers',
  'agreementPrices',
  'approvalRules',
  'organisation',
  'myEvaluations',
  'supervisedProjects',
]
const max = 5

interface Entry {
  readonly routeName: string
}

/** Entries of the tab bar: those of the menu first; a short menu leaves room for halls, then announcements. */
export function tabsOf<E extends Entry>(menu: readonly E[], halls: readonly E[], articles: readonly E[]): readonly E[] {
  const own = order.flatMap((name) => menu.filter(({ routeName }) => routeName === name)).slice(0, max)
  const last = articles.slice(0, max - own.length).slice(0, 1)
  return [...own, ...halls.slice(0, max - own.length - last.length), ...last]
}
