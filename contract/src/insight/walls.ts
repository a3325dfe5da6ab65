import { Network } from '#contract/api/keys.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Cockpit } from './cockpit.ts'

/** Days that a wall link is valid at most. */
export const mostWallDays = 90

/** Periods that a wall shows; each moves with the day. */
export const WallPeriod = OneOf(['month', 'quarter', 'year'])
export type WallPeriod = Static<typeof WallPeriod>

export const WallLinkDraft = shape({
  name: Text(40),
  period: WallPeriod,
  deptId: Optional(Id),
  expiresOn: { ...Day, description: `last day, at most ${mostWallDays} days away` },
  networks: { ...List(Network, 50), description: 'addresses that may open it; empty: every address' },
})
export type WallLinkDraft = Static<typeof WallLinkDraft>

/** `stopped`: its maker is disabled, or may not read these figures any more. */
export const WallLinkStatus = OneOf(['active', 'expired', 'stopped', 'revoked'])
export type WallLinkStatus = Static<typeof WallLinkStatus>

/** Link of a screen on a wall. Of its secret the beginning alone is kept. */
export const WallLink = shape({
  id: Id,
  version: Type.Integer(),
  name: Type.String(),
  prefix: Type.String(),
  period: WallPeriod,
  deptName: Type.String({ description: 'empty: all that its maker may see' }),
  makerName: Type.String(),
  expiresOn: Day,
  networks: List(Type.String()),
  status: WallLinkStatus,
  lastSeenAt: Maybe(Instant),
  lastSeenIp: Type.String(),
  createdAt: Instant,
  can: List(OneOf(['revoke'])),
})
export type WallLink = Static<typeof WallLink>
export const wallLinkLabels = {
  name: ['链接名称', 'Link name'],
  prefix: ['链接', 'Link'],
  period: ['统计区间', 'Period'],
  deptName: ['统计范围', 'Scope'],
  makerName: ['创建人', 'Created by'],
  expiresOn: ['有效期至', 'Valid until'],
  networks: ['允许的来源地址', 'Allowed addresses'],
  status: ['状态', 'Status'],
  lastSeenAt: ['最近在线', 'Last seen'],
  lastSeenIp: ['最近来源', 'Last address'],
  createdAt: ['创建时间', 'Created'],
} as const satisfies Labels<typeof WallLink>

const sharer = { access: 'insight.share', entrances: ['operator'] } as const

export const listWallLinks = listRoute({
  ...sharer,
  path: '/sysrest/api/insight/wallLinks/list',
  summary: "List the caller's wall links; who may read the statistics of the whole tenant sees those of everybody",
  filters: { keyword: Optional(Note(64)), status: Optional(WallLinkStatus) },
  sort: ['name', 'expiresOn', 'lastSeenAt'],
  record: WallLink,
})
export const exportWallLinks = exportRoute(listWallLinks, {
  path: '/sysrest/api/insight/wallLinks/export',
  columns: ['name', 'prefix', 'period', 'deptName', 'makerName', 'expiresOn', 'networks', 'status', 'lastSeenAt'],
})
export const listWallLinkChanges = changesRoute({
  ...sharer,
  path: '/sysrest/api/insight/wallLinks/changes',
  summary: 'List the recent changes of a wall link',
  key: 'id',
})
export const createWallLink = route({
  ...sharer,
  method: 'POST',
  path: '/sysrest/api/insight/wallLinks/create',
  summary: 'Create a link that shows the data cockpit on a wall, with the rights of its maker; returns its token once',
  input: WallLinkDraft,
  reply: shape({ id: Id, name: Type.String(), token: Type.String() }),
  secretReply: true,
})
export const revokeWallLink = route({
  ...sharer,
  method: 'POST',
  path: '/sysrest/api/insight/wallLinks/revoke',
  summary: 'End a wall link for ever, from its next read on',
  input: shape({ id: Id }),
  reply: WallLink,
})

/** Page of a wall link; the token follows in the fragment, which browsers do not send. */
export const wallPage = '/wall'
/** Token of a wall link. */
export const wallTokenPattern = '^wl_[A-Za-z0-9_-]{43}$'
export const WallToken = Type.String({ minLength: 46, maxLength: 46, pattern: wallTokenPattern })

/** What a wall shows: the data cockpit without persons, and nothing else. */
export const Wall = shape({ name: Type.String(), since: Day, until: Day, cockpit: Cockpit })
export type Wall = Static<typeof Wall>

export const readWall = route({
  method: 'POST',
  path: '/sysrest/api/insight/wall/read',
  access: 'public',
  byKey: false,
  steps: true,
  summary: 'Read the data cockpit by a wall link, within what its maker may read at this moment',
  input: shape({ token: WallToken }),
  reply: Wall,
})

/** Stream of signals for a wall, like that of the cockpit. Its token is in the header `x-wall-link`. */
export const wallStream = '/sysrest/api/insight/wall/stream'
export const wallHeader = 'x-wall-link'
