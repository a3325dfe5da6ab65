import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  Instant,
  List,
  Maybe,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { openDataPaths, Treatment } from './fields.ts'
import { openDataSettings } from './settings.ts'

/**
 * Profiles of open data 公开方案: which fields of projects are published, and how. One person submits a draft, another
 * publishes it; before that nothing leaves.
 */

const path = '/sysrest/api/openData/profiles'
const read = { access: 'openData.manage', entrances: ['operator'] } as const

export const profileStatusNames = {
  '01': ['草稿', 'Draft'],
  '02': ['待发布', 'To be published'],
  '03': ['公开中', 'Published'],
  '04': ['已停止', 'Ended'],
} as const satisfies Readonly<Record<string, readonly [zh: string, en: string]>>
export const ProfileStatus = OneOf(['01', '02', '03', '04'])
export type ProfileStatus = Static<typeof ProfileStatus>
export const ProfileAction = OneOf(['edit', 'submit', 'publish', 'sendBack', 'end'])
export type ProfileAction = Static<typeof ProfileAction>

const Rule = shape({ path: OneOf(openDataPaths), treatment: Treatment })
/** Treatments by path; a path that is missing is omitted. */
export const ProfileRuleList = List(Rule, openDataPaths.length)

const Profile = shape({
  id: Id,
  version: Type.Integer(),
  code: Type.String({ description: 'in the address of the feed' }),
  name: Type.String(),
  isPrivate: Type.Boolean({ description: 'its feed is read with an API key or login that may read open data' }),
  status: ProfileStatus,
  edition: Type.Integer({ description: 'how often it was published' }),
  rules: { ...ProfileRuleList, description: 'of the draft; of a published profile those in force' },
  releases: Type.Integer({ description: 'releases in its feed' }),
  problems: Type.Integer({ description: 'projects whose release was refused by the validation' }),
  editor: Type.String(),
  publisher: Type.String(),
  updatedAt: Instant,
  publishedAt: Maybe(Instant),
  can: List(ProfileAction),
})
export type OpenDataProfile = Static<typeof Profile>

export const listProfiles = listRoute({
  path: `${path}/list`,
  ...read,
  summary: 'List the profiles of open data, newest first',
  filters: {},
  record: Profile,
})
const content = {
  name: Text(60),
  code: Type.String({ pattern: '^[a-z][a-z0-9-]{1,29}$', description: 'letters, digits, hyphens' }),
  isPrivate: Type.Boolean({ description: 'fixed by the first publication' }),
  rules: ProfileRuleList,
}
export const saveProfile = route({
  method: 'POST',
  path: `${path}/save`,
  ...read,
  summary: 'Create a profile, or change its draft; a published one becomes a draft whose edition in force stays',
  input: shape({ id: Optional(Id), version: Optional(Type.Integer()), ...content }),
  reply: Profile,
})
const moved = { id: Id, version: Type.Integer() }
export const submitProfile = route({
  method: 'POST',
  path: `${path}/submit`,
  ...read,
  summary: 'Submit the draft of a profile to somebody else',
  input: shape(moved),
  reply: Profile,
})
const publish = { access: 'openData.publish', entrances: ['operator'] } as const
export const publishProfile = route({
  method: 'POST',
  path: `${path}/publish`,
  ...publish,
  summary: 'Publish a profile that somebody else has submitted; releases of all projects follow',
  input: shape(moved),
  reply: Profile,
})
export const sendBackProfile = route({
  method: 'POST',
  path: `${path}/sendBack`,
  ...publish,
  summary: 'Send a profile back to its editor',
  input: shape(moved),
  reply: Profile,
})
export const endProfile = route({
  method: 'POST',
  path: `${path}/end`,
  ...publish,
  summary: 'End a profile: its feed stays, and nothing is added to it any more',
  input: shape(moved),
  reply: Profile,
})

export const previewProfile = route({
  method: 'GET',
  path: `${path}/preview`,
  ...read,
  summary: 'Show the release of a project as a profile would publish it, with what the validation says',
  input: shape({ id: Id, projectNo: Text(40) }),
  reply: shape({
    body: Type.String({ description: 'the release as JSON; empty if there is nothing to publish' }),
    problems: List(Type.String(), 100),
  }),
})

export const openDataState = route({
  method: 'GET',
  path: '/sysrest/api/openData/state',
  ...read,
  summary: 'Get the prefix of open contracting ids and projects for previews',
  input: Nothing,
  reply: shape({
    ...openDataSettings.schema.properties,
    projects: List(shape({ projectNo: Type.String(), title: Type.String() }), 50),
  }),
})
export const saveOcidPrefix = route({
  method: 'POST',
  path: '/sysrest/api/openData/savePrefix',
  ...publish,
  summary: 'Set the prefix of open contracting ids; while there are releases it stays',
  input: openDataSettings.schema,
  reply: openDataSettings.schema,
})
