import * as contract from '#contract/catalogue/zones.ts'
import * as versions from '#contract/catalogue/zoneVersions.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Files } from '#kit/files/files.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { maxBytes, uploadQuota } from '#modules/files/index.ts'
import { findGoods } from '../goods/goods.service.ts'
import { zoneColumns } from './zone.export.rules.ts'
import { zoneFlow } from './zone.rules.ts'
import * as service from './zone.service.ts'
import * as store from './zone.store.ts'
import { zoneOfPage } from './zoneInForce.service.ts'
import { bringZonePicture } from './zonePicture.service.ts'
import { previewZone } from './zonePreview.service.ts'
import { versionsOf } from './zoneVersion.store.ts'

const present = (row: store.ZoneRow, actor: Actor): contract.Zone => ({
  id: row.id,
  version: row.version,
  name: row.name,
  nameEn: row.name_en,
  intro: row.intro,
  introEn: row.intro_en,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  deptIds: row.dept_ids,
  colour: row.colour,
  picture: row.picture,
  kind: row.kind,
  categoryIds: row.category_ids,
  brandIds: row.brand_ids,
  supplierIds: row.supplier_ids,
  priceFrom: row.price_from,
  priceTo: row.price_to,
  status: row.status,
  goods: row.goods,
  changedBy: row.changed_by,
  changedAt: row.changed_at.toISOString(),
  can: zoneFlow.can(row, actor),
})

const presentHead = (row: store.ZoneInForce): contract.ZoneHead => ({
  id: row.id,
  name: row.name,
  nameEn: row.name_en,
  intro: row.intro,
  introEn: row.intro_en,
  colour: row.colour,
  picture: row.picture,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
})

export const zoneRoutes = (contents: Files) => (app: App) => {
  const zones = serveRecords(app, contract.listZones, {
    list: store.zoneList,
    present,
    exported: { route: contract.exportZones, name: ['专区', 'Zones'], columns: zoneColumns },
  })
  zones.detail(contract.getZone, ({ id }) => id)
  zones.write(contract.createZone, service.createZone)
  zones.write(contract.editZone, service.editZone)
  zones.write(contract.setZoneGoods, service.setZoneGoods)
  zones.write(contract.moveZone, service.moveZone)
  zones.write(versions.restoreZone, service.restoreZone)
  zones.write(contract.removeZone, service.removeZone)
  serve(app, contract.getZoneGoods, async ({ db, actor: { tenantId }, input: { id } }) => {
    await store.zones.find(db, id)
    return (await store.goodsOfZone(db, tenantId, id)).map((row) => ({
      skuId: row.sku_id,
      name: row.name,
      spec: row.spec,
      supplierName: row.supplier_name,
      listPrice: row.list_price,
      isLive: row.is_live,
    }))
  })
  serve(app, versions.getZoneVersions, async ({ db, input: { id } }) => {
    await store.zones.find(db, id)
    return (await versionsOf(db, id)).map(({ no, draft, goods, saved_by: savedBy, saved_at: savedAt }) => {
      const { name, startsOn, endsOn, kind } = draft
      return { no, name, startsOn, endsOn, kind, goods, savedBy, savedAt: savedAt.toISOString() }
    })
  })
  serve(app, versions.previewZone, ({ db, actor, input }) => previewZone(db, actor, input))
  serve(app, contract.countZoneGoods, async ({ db, actor: { tenantId }, input }) => ({
    count: await store.countRule(db, tenantId, input),
  }))
  serve(app, contract.listZoneChoices, async ({ db, actor: { tenantId } }) => ({
    brands: await store.brandChoices(db, { tenantId }),
    suppliers: await store.supplierChoices(db, { tenantId }),
  }))
  serveUpload(
    app,
    contract.uploadZonePicture,
    async ({ database, actor, file }) => ({ picture: await bringZonePicture(database, contents, actor, file) }),
    { maxBytes, quota: uploadQuota },
  )
  serve(app, contract.zoneCatalogs, async ({ db, actor, input: { zoneAreaId = '' } }) => {
    const zone = await zoneOfPage(db, actor, zoneAreaId.trim())
    const { categories } = await findGoods(db, actor, { zoneAreaId, merged: true, limit: 1 })
    return { zone: presentHead(zone), categories: [...categories] }
  })
  serve(app, contract.listOwnZones, async ({ db, actor: { tenantId, deptPath, now } }) =>
    (await store.zonesOfBuyer(db, { tenantId, deptPath, today: dayOf(now) })).map(presentHead),
  )
}
