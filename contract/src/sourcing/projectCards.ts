import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Price,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import {
  Audit,
  DetailStatus,
  EndFlow,
  IsShowPrice,
  ProjectEnding,
  ProjectKind,
  ProjectStatus,
  PurchaseForm,
} from './projectStates.ts'
import { Province } from './provinces.ts'

/** Category, named in both languages. */
export const NamedCategory = shape({ id: Id, name: Type.String(), enName: Type.String() })

/** Public card of a published project, with the names of the specification. */
export const ProjectCard = shape({
  id: Id,
  type: ProjectKind,
  projectNo: Type.String(),
  title: Type.String(),
  projectTitle: Type.String(),
  purchaseContent: Type.String(),
  catalogs: List(NamedCategory),
  deptName: Type.String(),
  region: Maybe(Province),
  needTotal: Maybe(Amount),
  isShowPrice: IsShowPrice,
  purchaseForm: PurchaseForm,
  releaseTime: Instant,
  status: ProjectStatus,
  detailStatus: DetailStatus,
  ending: Maybe(ProjectEnding),
  audit: Audit,
  endFlow: EndFlow,
  size1: Maybe(Type.Integer({ description: 'number of enrolled suppliers; null if the tenant hides figures' })),
  size2: Maybe(Type.Integer({ description: 'number of quotes; null if the tenant hides figures' })),
  enrollDate: Maybe(Instant),
  deadlineDate: Maybe(Instant),
  quoteBeginDay: Maybe(Instant),
  quoteEndDay: Maybe(Instant),
  negotiationEndDay: Maybe(Instant),
  isLive: Type.Boolean({ description: 'an auction takes the place of sealed quotes' }),
  auctionBeginDay: Maybe(Instant),
  auctionEndDay: Maybe(Instant),
})
export type ProjectCard = Static<typeof ProjectCard>

export const HallTab = OneOf(['all', 'enrolling', 'quoting', 'results', 'pending', 'done', 'ended'])
export type HallTab = Static<typeof HallTab>

const filters = {
  kind: Optional(ProjectKind),
  categoryId: Optional(Id),
  purchaseForm: Optional(PurchaseForm),
  region: Optional(Province),
  deptId: Optional(Id),
  fromDay: Optional(Day),
  toDay: Optional(Day),
  budgetFrom: Optional(Price),
  budgetTo: Optional(Price),
  keyword: Optional(Note(100)),
  followed: Optional(Type.Boolean({ description: 'only projects that the caller follows; none for visitors' })),
}

/** Hall list. Masked budgets are excluded from filters and sorting, which would reveal them. */
export const listHall = listRoute({
  path: '/inquiry/api/hall/list',
  access: 'public',
  ofPortal: true,
  summary: 'List published projects, public ones and those to which the caller is invited',
  filters: { tab: Optional(HallTab), ...filters },
  sort: ['deadline', 'releaseTime', 'budget'],
  record: ProjectCard,
})

export const getHallFigures = route({
  method: 'GET',
  path: '/inquiry/api/hall/figures',
  access: 'public',
  ofPortal: true,
  summary:
    'Get the figures of a hall, the number of projects in each tab, and the server time; only the time if the tenant hides figures',
  input: shape(filters),
  reply: shape({
    now: Instant,
    open: Maybe(Count),
    publishedToday: Maybe(Count),
    closingToday: Maybe(Count),
    tabs: List(shape({ tab: HallTab, count: Count })),
  }),
})

/** Options of the hall filters. */
export const getHallFilters = route({
  method: 'GET',
  path: '/inquiry/api/hall/filters',
  access: 'public',
  ofPortal: true,
  summary: 'List the departments and top categories with published projects',
  input: shape({ kind: Optional(ProjectKind) }),
  reply: shape({
    depts: List(shape({ id: Id, name: Type.String() })),
    categories: List(NamedCategory),
  }),
})

const Six = Type.Integer({ minimum: 1, maximum: 50, default: 6 })

export const portalIndex = route({
  method: 'GET',
  path: '/portalent/api/portalEnt/index',
  access: 'public',
  ofPortal: true,
  summary: 'List projects for home pages: 1 inquiry or 2 bidding; newly published, completed, or upcoming',
  input: shape({ type: OneOf(['1', '2']), status: OneOf(['new', 'complete', 'soon']), limit: Optional(Six) }),
  reply: List(ProjectCard),
})
export const portalMainList = route({
  method: 'GET',
  path: '/portalent/api/portalEnt/mainList',
  access: 'public',
  ofPortal: true,
  summary: 'List the projects of a floor: latest (1) or results (2)',
  input: shape({ type: Optional(ProjectKind), status: Optional(OneOf(['1', '2'])), limit: Optional(Six) }),
  reply: List(ProjectCard),
})
export const getInquiryCommonNotice = route({
  method: 'GET',
  path: '/inquiry/api/inquiryPriceMain/getInquiryCommonNotice',
  access: 'public',
  ofPortal: true,
  summary: 'List inquiries for home pages, in progress or finished',
  input: shape({ status: OneOf(['unfinished', 'finished']), limit: Optional(Six) }),
  reply: List(ProjectCard),
})
export const portalStatistic = route({
  method: 'GET',
  path: '/portalent/api/portalEnt/statistic',
  access: 'public',
  ofPortal: true,
  summary:
    'Get statistics of public projects: count of the last 30 days, total count, sum of unmasked budgets, and number of active suppliers',
  input: shape({}),
  reply: shape({
    countOfLatestProject: Count,
    sumOfProject: Count,
    sumOfProjectAmount: Amount,
    countOfRegisteredSupplier: Count,
  }),
})
export const queryDeptInquiryPermByDeptId = route({
  method: 'GET',
  path: '/inquiry/api/permission/queryDeptInquiryPermByDeptId',
  access: 'public',
  summary:
    'List the floors of home pages: 1000201 inquiry, 1000202 bidding, 1000211 fixed-point; the same for every department',
  input: shape({ deptId: Optional(Id) }),
  reply: List(Type.String()),
})
