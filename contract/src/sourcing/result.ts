import { route } from '#contract/kit/route.ts'
import { Amount, Id, Instant, List, Maybe, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { maxItems } from './projectDraft.ts'
import { ProjectKind, PurchaseForm } from './projectStates.ts'

/** 1 inquiry-compare, 2 inquiry-bid, 3 fixed-point (specification, section 3). */
export const WinType = OneOf(['1', '2', '3'])
export const winTypes = { inquiry: '1', bidding: '2', fixed: '3' } as const satisfies Readonly<
  Record<ProjectKind, Static<typeof WinType>>
>

/** Winning notice, one for each awarded supplier. */
export const WinNotice = shape({
  inquiryId: Id,
  type: WinType,
  projectTitle: Type.String(),
  projectNo: Type.String(),
  deptName: Type.String(),
  supplierName: Type.String(),
  amount: { ...Amount, description: 'awarded items, as in the result notice' },
  releaseTime: Instant,
})
export type WinNotice = Static<typeof WinNotice>

export const maxWinNotices = 20
export const getLatestTwentiethWinResult = route({
  method: 'GET',
  path: '/inquiry/api/inquiryWinResult/getLatestTwentiethWinResult',
  access: 'public',
  ofPortal: true,
  summary: 'List the twenty latest winning notices of public projects, of one type or of all',
  input: shape({ type: Optional(WinType) }),
  reply: List(WinNotice, maxWinNotices),
})

/** Winner with its amount. */
export const Winner = shape({ supplierName: Type.String(), amount: Amount })

/** Public part of a published result. */
export const ProjectResult = shape({
  publishedAt: Instant,
  total: Amount,
  winners: List(Winner),
  isMine: Type.Boolean({ description: "a result notice for the caller's supplier exists" }),
})
export type ProjectResult = Static<typeof ProjectResult>

export const getResultNotice = route({
  method: 'GET',
  path: '/inquiry/api/inquiryWinResult/getResultNotice',
  access: 'public',
  ofPortal: true,
  summary: 'Get the result notice of a project, for users who may read the project',
  input: shape({ inquiryId: Id }),
  reply: shape({
    ...ProjectResult.properties,
    inquiryId: Id,
    kind: ProjectKind,
    purchaseForm: PurchaseForm,
    projectNo: Type.String(),
    projectTitle: Type.String(),
    purchaseContent: Type.String(),
    deptName: Type.String(),
    quoted: Type.Integer({ description: 'number of valid quotes' }),
  }),
})

/** Result of one supplier: its own rank, prices and items, and the winners. */
export const OwnResult = shape({
  inquiryId: Id,
  projectNo: Type.String(),
  projectTitle: Type.String(),
  kind: ProjectKind,
  deptName: Type.String(),
  contactName: Type.String(),
  contactTel: Type.String(),
  publishedAt: Instant,
  supplierName: Type.String(),
  isWinner: Type.Boolean(),
  rank: Maybe(Type.Integer()),
  quoted: Type.Integer({ description: 'number of valid quotes' }),
  offered: Amount,
  awarded: Amount,
  lines: List(
    shape({
      itemId: Id,
      name: Type.String(),
      spec: Type.String(),
      unit: Type.String(),
      quantity: Type.String(),
      price: Type.String(),
      taxRate: Type.String(),
      amount: Amount,
    }),
    maxItems,
  ),
  winners: List(Winner),
  reasons: List(Type.String(), 1000),
})
export type OwnResult = Static<typeof OwnResult>

export const findOwnResult = route({
  method: 'GET',
  path: '/inquiry/api/inquiryWinResult/mine',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "Get the result notice of the caller's supplier after publication of the result",
  input: shape({ inquiryId: Id }),
  reply: OwnResult,
})

/** Win rate: published results with a valid quote of the supplier, and how many it won. */
export const WinRate = shape({ took: Type.Integer(), won: Type.Integer() })
export const findWinRate = route({
  method: 'GET',
  path: '/inquiry/api/inquiryWinResult/winRate',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  summary: "Get the win rate of the caller's supplier; null if the tenant does not publish it",
  input: shape({}),
  reply: Maybe(WinRate),
})
