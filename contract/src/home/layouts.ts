import { route } from '#contract/kit/route.ts'
import { Instant, List, Maybe, Note, PlannedInstant, shape, type Static, Type } from '#contract/kit/schema.ts'
import { Layout } from './blocks.ts'
import { HomeView, LayoutVersion, mostOfVersions } from './home.ts'
import { HomePageName } from './homePages.ts'

/** Layout with its draft, published versions and schedule. */

export const LayoutDetail = shape({
  page: HomePageName,
  version: Type.Integer({ description: 'version of the draft; 0 before the first save' }),
  draft: Layout,
  isOwn: Type.Boolean({ description: 'false: the draft equals the default layout' }),
  isPublished: Type.Boolean({ description: 'the draft is the published version' }),
  changedBy: Type.String(),
  changedAt: Maybe(Instant),
  versions: List(LayoutVersion, mostOfVersions),
})
export type LayoutDetail = Static<typeof LayoutDetail>

const configured = { access: 'home.configure', entrances: ['operator'] } as const
const bodyLimit = 512 * 1024
const ofVersion = { page: HomePageName, version: Type.Integer({ minimum: 0 }) }
const ofNumber = { ...ofVersion, no: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }

export const getLayout = route({
  method: 'GET',
  path: '/portalent/api/portalHome/layout',
  ...configured,
  summary: 'Get the draft of a home page with its versions, newest first, at most 50',
  input: shape({ page: HomePageName }),
  reply: LayoutDetail,
})
export const previewLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/preview',
  ...configured,
  reads: true,
  bodyLimit,
  summary: 'Preview an unpublished layout with its public data; nothing is saved',
  input: shape({ page: HomePageName, layout: Layout }),
  reply: HomeView,
})
export const saveLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/save',
  ...configured,
  bodyLimit,
  summary: 'Save the draft; `version` is the version read',
  input: shape({ ...ofVersion, layout: Layout }),
  reply: LayoutDetail,
})
export const resetLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/reset',
  ...configured,
  summary: 'Reset the draft to the default layout',
  input: shape(ofVersion),
  reply: LayoutDetail,
})
export const publishLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/publish',
  ...configured,
  summary:
    'Publish the draft, now or at a given time, permanently or until a given time, after which the previous version is restored',
  input: shape({ ...ofVersion, startsAt: Maybe(PlannedInstant), endsAt: Maybe(PlannedInstant), note: Note(100) }),
  reply: LayoutDetail,
})
export const rollBackLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/rollBack',
  ...configured,
  summary: 'Republish an earlier version immediately, and copy it to the draft',
  input: shape(ofNumber),
  reply: LayoutDetail,
})
export const withdrawLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/withdraw',
  ...configured,
  summary: 'Withdraw a published or scheduled version; the previous version is restored',
  input: shape(ofNumber),
  reply: LayoutDetail,
})
