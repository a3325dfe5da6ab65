import { route } from '#contract/kit/route.ts'
import { Count, Day, Id, Instant, List, Maybe, Price, shape, type Static, Type } from '#contract/kit/schema.ts'
import { PriceSource } from './goods.ts'
import { Zone, ZoneKind } from './zones.ts'

const managed = { access: 'zone.manage', entrances: ['operator'] } as const

/** Version of a zone, as buyers saw it from then on. */
export const ZoneVersion = shape({
  no: Count,
  name: Type.String(),
  startsOn: Day,
  endsOn: Day,
  kind: ZoneKind,
  goods: { ...Count, description: 'goods chosen by hand' },
  savedBy: Type.String(),
  savedAt: Instant,
})
export type ZoneVersion = Static<typeof ZoneVersion>
export const maxZoneVersions = 50
export const getZoneVersions = route({
  method: 'GET',
  path: '/orderrest/api/zone/versions',
  ...managed,
  summary: 'Get the latest versions of a zone, newest first: one for each publication and each change while published',
  input: shape({ id: Id }),
  reply: List(ZoneVersion, maxZoneVersions),
})
export const restoreZone = route({
  method: 'POST',
  path: '/orderrest/api/zone/restore',
  ...managed,
  summary:
    'Make a zone with its goods what it was in a version; a published one changes at once, which is a new version',
  input: shape({ id: Id, version: Type.Integer(), no: Count }),
  reply: Zone,
})

/** Goods of a zone as buyers of a department see them. */
export const PreviewedGoods = shape({
  skuId: Id,
  name: Type.String(),
  spec: Type.String(),
  picture: Type.String(),
  categoryId: Id,
  unit: Type.String(),
  price: Maybe(Type.String({ ...Price, description: 'null for an agreement price that the caller may not see' })),
  listPrice: Price,
  priceSource: PriceSource,
  available: Count,
})
export type PreviewedGoods = Static<typeof PreviewedGoods>
export const maxPreviewed = 60
export const previewZone = route({
  method: 'GET',
  path: '/orderrest/api/zone/preview',
  ...managed,
  summary:
    'Get what buyers of a department would see of a zone today if it were published, with their prices. Agreement prices require `agreementPrice.manage`.',
  input: shape({ id: Id, deptId: Id }),
  reply: shape({
    isForDept: Type.Boolean({ description: 'the department is among those that see the zone' }),
    isInPeriod: Type.Boolean(),
    total: { ...Count, description: 'SKUs of the zone that are on sale' },
    shown: { ...Count, description: 'of these, what the department is offered' },
    goods: List(PreviewedGoods, maxPreviewed),
  }),
})
