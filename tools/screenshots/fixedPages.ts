import type { FixedPath } from '#web/app/pages.ts'
import type { DemoData } from './demoData.ts'
import type { PageToCapture } from './pageToCapture.ts'
import type { Role } from './roles.ts'

type PageQuery = readonly [role: Role, query: (demoData: DemoData) => string, shows?: PageToCapture['shows']]
const noQuery = () => ''

/** Pages with fixed paths, with role, query and, where that could be wrong, what is visible. A new page without an entry does not compile. */
export const fixedPages: Readonly<Record<FixedPath | '/showMallProductList' | '/productDetail', PageQuery>> = {
  '/allCategories': ['buyer', noQuery],
  '/userInformation': ['buyer', noQuery],
  '/allMessage': ['buyer', noQuery],
  '/messageSettings': ['buyer', noQuery],
  '/passwordEdit': ['buyer', noQuery],
  '/qrConfirm': ['buyer', () => '?serviceNo=gone'],
  '/showMallProductList': ['buyer', () => '?searchWords=办公椅'],
  '/productDetail': ['buyer', ({ skuId }) => `?skuId=${skuId}`],
  '/confirmOrder': ['buyer', noQuery],
  '/orderSubmitted': ['buyer', ({ approving }) => `?orderId=${approving}`],
  '/orderDetail': ['buyer', ({ underway }) => `?orderId=${underway}`],
  '/orderApprovalDetail': ['approver', ({ approving }) => `?orderId=${approving}`],
  '/supplierOrderDetail': ['supplier', ({ accepting }) => `?orderId=${accepting}`],
  '/supplierProduct': ['supplier', ({ productId }) => `?productId=${productId}`],
  '/myCertificates': ['buyer', noQuery],
  '/projectEdit': ['buyer', () => '?kind=inquiry'],
  '/projectManage': ['buyer', ({ project }) => `?id=${project}`],
  '/projectComparison': [
    'buyer',
    ({ openedProject }) => `?id=${openedProject}`,
    // Quotes of three suppliers, and an invalid one.
    ({ comparison }) => [
      '江澜智能科技有限公司',
      '安岚劳保用品有限公司',
      '青禾后勤服务有限公司',
      comparison.invalid.title,
    ],
  ],
  '/projectScoring': ['expert', ({ scoredProject }) => `?projectId=${scoredProject}`],
  '/supplierResult': ['supplier', ({ awardedProject }) => `?id=${awardedProject}`],
  '/supplierQuote': ['supplier', ({ quotedProject }) => `?id=${quotedProject}`],
  '/projectOpening': ['buyer', ({ project }) => `?projectId=${project}`],
  '/supplierEnrolment': ['supplier', ({ project }) => `?id=${project}`],
  '/myFeedback': ['buyer', () => ''],
  '/permissionRestore': ['restricted', noQuery],
  '/articleEdit': ['operator', ({ articleId }) => `?id=${articleId}`],
  '/articleManage': ['operator', ({ articleId }) => `?id=${articleId}`],
  '/approvalRule': ['operator', ({ ruleId }) => `?ruleId=${ruleId}`],
}
