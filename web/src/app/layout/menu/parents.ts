import { allProjectsPath, hallPaths } from '#web/modules/sourcing/hall/hallPaths.ts'
import { kindAt } from '#web/modules/sourcing/hall/projectPath.ts'

/** Route names of menu entries, in order of preference: people have different menus. */
type Parents = readonly string[]

/** Pages of an account belong to no entry. */
const none: Parents = []
const ofProjects: Parents = ['myProjects', 'supervisedProjects', 'tenantProjects', 'orderApproval']
const ofBuyersOrders: Parents = ['orderManagement_list', 'tenantOrders']
const ofGoods: Parents = ['mall', 'supplierProducts', 'tenantProducts']
const ofArticles: Parents = ['notice']

/** Menu entries that each page with a fixed address belongs to. */
export const fixedParents: Readonly<Record<string, Parents>> = {
  '/accessReview': ['accessReviews'],
  '/agreementDetail': ['agreements', 'supplierAgreements', 'orderApproval'],
  '/allCategories': ['mall'],
  '/allMessage': none,
  '/approvalRule': ['approvalRules'],
  '/articleEdit': ['articles'],
  '/articleManage': ['articles'],
  '/budgetChangeDetail': ['budgetChanges', 'orderApproval'],
  '/confirmOrder': ['myCart'],
  '/supplierStatistics': ['purchaseStatistics'],
  '/sourcingStatistics': ['purchaseStatistics'],
  '/budgetStatistics': ['purchaseStatistics'],
  '/approvalStatistics': ['purchaseStatistics'],
  '/logisticsStatistics': ['purchaseStatistics'],
  '/stockStatistics': ['purchaseStatistics'],
  '/statisticOrders': ['purchaseStatistics'],
  '/statisticProjects': ['purchaseStatistics'],
  '/statisticDeliveries': ['purchaseStatistics'],
  '/goodsComparison': ['mall'],
  '/messageSettings': none,
  '/contract': ['contracts', 'supplierContracts', 'orderApproval'],
  '/groupDetail': ['groupPurchase'],
  '/myAccessReviews': ['accessReviews'],
  '/myCertificates': none,
  '/myFeedback': none,
  '/orderApprovalDetail': ['orderApproval'],
  '/orderDetail': ofBuyersOrders,
  '/onlinePayment': ofBuyersOrders,
  '/orderSubmitted': ofBuyersOrders,
  '/passwordEdit': none,
  '/permissionRestore': none,
  '/planCycleDetail': ['planCycles'],
  '/planDetail': ['demandList', 'planCycles', 'orderApproval'],
  '/projectComparison': ofProjects,
  '/projectEdit': ['myProjects'],
  '/projectManage': ofProjects,
  '/auctionRoom': ['supplierProjects'],
  '/auctionConsole': ofProjects,
  '/openingRecord': ofProjects,
  '/projectOpening': [...ofProjects, 'myOpenerKey'],
  '/projectScoring': ['myEvaluations'],
  '/paymentBatch': ['paymentBatches'],
  '/paymentRequest': ['paymentRequests', 'orderApproval'],
  '/qrConfirm': none,
  '/returnDetail': ['myReturns', 'supplierReturns', 'tenantReturns', 'arbitrations'],
  '/signalCase': ['signals'],
  '/statement': ['statements', 'supplierStatements'],
  '/stockDocument': [
    'stockRequests',
    'inboundTasks',
    'pickTasks',
    'counts',
    'stockTransfers',
    'stockScraps',
    'orderApproval',
  ],
  '/supplier360': ['suppliers'],
  '/supplierEnrolment': ['supplierProjects'],
  '/supplierOrderDetail': ['supplierOrders'],
  '/supplierProduct': ['supplierProducts'],
  '/supplierQuote': ['supplierProjects'],
  '/supplierShop': ['mall'],
  '/supplierResult': ['supplierProjects'],
  '/userInformation': none,
  '/withdrawalDetail': ['walletAccounts', 'wallet', 'orderApproval'],
}

/** The same for server-rendered pages that are no entry themselves. */
export const ssrParents: Readonly<Record<string, Parents>> = {
  '/productDetail': ofGoods,
  '/showMallProductList': ofGoods,
  '/zoneGoodsList': ofGoods,
  [allProjectsPath]: ['supplierProjects'],
  '/resultNoticeByApply': ['supplierProjects'],
  '/noLogAllAnnouncement': ofArticles,
  '/homeEntryNoticeMore': ofArticles,
  '/notificationAnnouncementParticulars': ofArticles,
}

/** Menu entries that the page at this path belongs to; the page of a project belongs to its hall. */
export function parentsOf(path: string): Parents {
  const kind = kindAt(path)
  if (kind) return [hallPaths[kind].slice(1), 'supplierProjects']
  return fixedParents[path] ?? ssrParents[path] ?? none
}
