import { route } from '#contract/kit/route.ts'
import { Instant, List, Maybe, Note, PlannedInstant, shape, type Static, Type } from '#contract/kit/schema.ts'
import { Layout } from './blocks.ts'
import { HomeView, LayoutVersion, mostOfVersions } from './home.ts'
import { HomePageName } from './homePages.ts'

/** Layout with its draft, published versions and schedule. */

export const LayoutDetail = shape({
  page: HomePageName,
  version: Type.Integer({ description: 'of the draft; 0 before anything was saved' }),
  draft: Layout,
  isOwn: Type.Boolean({ description: 'false: the draft is the layout that the product ships' }),
  isPublished: Type.Boolean({ description: 'the draft is what is shown now' }),
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
  summary: 'The draft of a home page and its versions, the newest first; fifty at most.',
  input: shape({ page: HomePageName }),
  reply: LayoutDetail,
})
export const previewLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/preview',
  ...configured,
  reads: true,
  bodyLimit,
  summary: 'A layout with what it shows to everybody, as it is before it is published; nothing is saved.',
  input: shape({ page: HomePageName, layout: Layout }),
  reply: HomeView,
})
export const saveLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/save',
  ...configured,
  bodyLimit,
  summary: 'Saves the draft; `version` is the one that was read.',
  input: shape({ ...ofVersion, layout: Layout }),
  reply: LayoutDetail,
})
export const resetLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/reset',
  ...configured,
  summary: 'Makes the layout that the product ships the draft.',
  input: shape(ofVersion),
  reply: LayoutDetail,
})
export const publishLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/publish',
  ...configured,
  summary:
    'Publishes the draft, now or from a time on, for good or until a time; then what was shown before comes back.',
  input: shape({ ...ofVersion, startsAt: Maybe(PlannedInstant), endsAt: Maybe(PlannedInstant), note: Note(100) }),
  reply: LayoutDetail,
})
export const rollBackLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/rollBack',
  ...configured,
  summary: 'Publishes at once what an earlier version was, and makes it the draft.',
  input: shape(ofNumber),
  reply: LayoutDetail,
})
export const withdrawLayout = route({
  method: 'POST',
  path: '/portalent/api/portalHome/withdraw',
  ...configured,
  summary: 'Takes back a version that is shown or scheduled; what was shown before comes back.',
  input: shape(ofNumber),
  reply: LayoutDetail,
})
