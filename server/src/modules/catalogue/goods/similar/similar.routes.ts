import { similarGoods } from '#contract/catalogue/similarGoods.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { findGoodsByIds } from '../chosenGoods.service.ts'
import { similarSkus } from './similar.store.ts'

export const similarRoutes = (app: App) =>
  serve(app, similarGoods, async ({ db, actor, input: { skuId } }) => {
    const rows = await similarSkus(db, { tenantId: actor.tenantId, skuId })
    return findGoodsByIds(
      db,
      actor,
      rows.map(({ id }) => id),
    )
  })
