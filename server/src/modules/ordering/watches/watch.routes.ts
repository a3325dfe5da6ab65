import * as contract from '#contract/ordering/lists/goodsWatches.ts'
import type { Goods } from '#contract/catalogue/goods.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { findGoodsByIds } from '#modules/catalogue/index.ts'
import { removeWatches, setWatch } from './watch.service.ts'
import { watchesOfGoods, watchList, type WatchRow } from './watch.store.ts'

interface Filter {
  readonly userId: string
  readonly kind?: contract.WatchKind | undefined
  readonly actor: Actor
}
type WithGoods = WatchRow & { readonly goods: Goods | undefined }

async function withGoods(db: Db, actor: Actor, rows: readonly WatchRow[]): Promise<WithGoods[]> {
  const goods = await findGoodsByIds(db, actor, [...new Set(rows.map(({ sku_id: skuId }) => skuId))])
  const bySku = new Map(goods.map((each) => [each.skuId, each]))
  return rows.map((row) => ({ ...row, goods: bySku.get(row.sku_id) }))
}

/** Watches whose rows carry their goods as the reader sees them: read page by page. */
const watches = {
  list: {
    ...watchList,
    rows: async (db: Db, filter: Filter, keys: readonly string[]) =>
      withGoods(db, filter.actor, await watchList.rows(db, filter, keys)),
    page: async (db: Db, filter: Filter, query: Parameters<typeof watchList.page>[2]) => {
      const page = await watchList.page(db, filter, query)
      return { ...page, rows: await withGoods(db, filter.actor, page.rows) }
    },
    one: async (db: Db, filter: Filter, key: string) =>
      (await withGoods(db, filter.actor, [await watchList.one(db, filter, key)]))[0]!,
  },
  filter: ({ actor, input }: ListCall<{ kind?: contract.WatchKind }>) => ({ ...input, actor, userId: actor.userId }),
  present: ({ goods, ...row }: WithGoods): contract.GoodsWatch => ({
    id: row.id,
    skuId: row.sku_id,
    kind: row.kind,
    name: goods?.name ?? row.name,
    spec: goods?.spec ?? '',
    picture: goods?.picture ?? '',
    unit: goods?.unit ?? '',
    threshold: row.threshold,
    price: goods?.price ?? null,
    available: goods?.available ?? 0,
    isGone: goods === undefined,
    isArmed: row.is_armed,
    sentAt: row.told_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }),
}

export function watchRoutes(app: App) {
  serveList(app, contract.listWatches, watches)
  serveExport(app, contract.exportWatches, {
    ...watches,
    name: ['商品提醒', 'Product alerts'],
    columns: {
      skuId: ['商品编码', 'Product ID'],
      name: ['商品', 'Product'],
      spec: ['规格', 'Specification'],
      kind: { title: ['提醒类型', 'Alert'], words: contract.watchKindNames },
      threshold: ['目标价', 'Target price'],
      price: ['当前价', 'Price now'],
      available: ['库存', 'In stock'],
      sentAt: ['提醒时间', 'Told at'],
      createdAt: ['设置时间', 'Set at'],
    },
  })
  serve(app, contract.findWatches, async ({ db, actor, input }) => {
    const found = await watchesOfGoods(db, actor.userId, input.skuId)
    return {
      price: found.find(({ kind }) => kind === 'price')?.threshold ?? null,
      isStock: found.some(({ kind }) => kind === 'stock'),
    }
  })
  serve(app, contract.setWatch, ({ db, actor, input }) => setWatch(db, actor, input))
  serve(app, contract.removeWatches, async ({ db, actor, input }) => {
    await removeWatches(db, actor, input)
    return null
  })
}
