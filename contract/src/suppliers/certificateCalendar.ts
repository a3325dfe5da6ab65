import { AttachedFiles } from '#contract/files/files.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  List,
  Maybe,
  Month,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { CertificateState, CertificateType } from './certificates.ts'

/** Calendar of certificates 证照日历: those of all suppliers by their last days, and a supplier's own. */

/** Months that the calendar counts, from the current one on. */
export const calendarMonths = 12

/** `endless`: it does not expire. */
export const CalendarState = OneOf(['valid', 'expiring', 'expired', 'endless'])
export type CalendarState = Static<typeof CalendarState>

export const CalendarCertificate = shape({
  id: Id,
  supplierId: Id,
  supplierName: Type.String(),
  type: CertificateType,
  no: Type.String(),
  issuer: Type.String(),
  to: Type.String({ description: 'last day, YYYY-MM-DD; empty if it does not expire' }),
  state: CertificateState,
  daysLeft: Maybe(Type.Integer()),
  files: AttachedFiles,
})
export type CalendarCertificate = Static<typeof CalendarCertificate>
export const certificateLabels = {
  supplierName: ['供应商', 'Supplier'],
  type: ['证照', 'Certificate'],
  no: ['编号', 'Number'],
  issuer: ['颁发机构', 'Issued by'],
  to: ['有效期至', 'Last day'],
  state: ['状态', 'Status'],
  daysLeft: ['剩余天数', 'Days left'],
} as const satisfies Labels<typeof CalendarCertificate>

const filters = {
  keyword: Optional(Note(100)),
  type: Optional(CertificateType),
  month: Optional({ ...Month, description: 'month of the last day, YYYY-MM' }),
  state: Optional(CalendarState),
}
const columns = ['supplierName', 'type', 'no', 'issuer', 'to', 'state', 'daysLeft'] as const
const operator = { access: 'supplier.read', entrances: ['operator'] } as const
const own = { access: 'supplierPeople.manage', entrances: ['supplier'] } as const

/** Numbers of certificates by the month of their last day, and of those that are expired or do not expire. */
const Counts = shape({ expired: Count, endless: Count, months: List(shape({ month: Month, count: Count }), 24) })
export type CalendarCounts = Static<typeof Counts>

export const listCertificates = listRoute({
  path: '/sysrest/api/supplierCertificate/list',
  ...operator,
  summary: 'List the certificates of all suppliers, those that expire first before the others',
  filters,
  record: CalendarCertificate,
})
export const exportCertificates = exportRoute(listCertificates, {
  path: '/sysrest/api/supplierCertificate/export',
  columns,
})
export const countCertificates = route({
  method: 'GET',
  path: '/sysrest/api/supplierCertificate/count',
  ...operator,
  summary: 'Count the certificates of all suppliers by the month of their last day, for the next twelve months',
  input: Nothing,
  reply: Counts,
})
export const listOwnCertificates = listRoute({
  path: '/sysrest/api/myCertificate/list',
  ...own,
  summary: "List the certificates of the caller's supplier, those that expire first before the others",
  filters,
  record: CalendarCertificate,
})
export const exportOwnCertificates = exportRoute(listOwnCertificates, {
  path: '/sysrest/api/myCertificate/export',
  columns,
})
export const countOwnCertificates = route({
  method: 'GET',
  path: '/sysrest/api/myCertificate/count',
  ...own,
  summary: "Count the certificates of the caller's supplier by the month of their last day",
  input: Nothing,
  reply: Counts,
})
