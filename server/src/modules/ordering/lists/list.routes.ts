import * as contract from '#contract/ordering/lists/goodsLists.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { type Quote, quoteLines } from '#modules/catalogue/index.ts'
import {
  addListToCart,
  editsLines,
  findListId,
  putInList,
  removeList,
  saveList,
  setFollow,
  takeFromList,
} from './list.service.ts'
import {
  followedSuppliers,
  goodsLists,
  isFavourite,
  isFollowed,
  type ListedList,
  type ListLineRow,
  listLines,
} from './list.store.ts'

function presentList(row: ListedList, actor: Actor): contract.GoodsList {
  const isOwn = row.owner_id === actor.userId
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    isDefault: row.is_default,
    isOwn,
    ownerName: row.owner_name,
    deptName: row.dept_name,
    share: row.share,
    lines: row.lines,
    updatedAt: row.updated_at.toISOString(),
    can: [
      ...(isOwn && !row.is_default ? (['edit', 'remove'] as const) : []),
      ...(editsLines(row, actor) ? (['editLines'] as const) : []),
    ],
  }
}

/** Goods that are gone keep only what the list knew of them. */
function presentLine(row: ListLineRow, quote: Quote | undefined): contract.ListLine {
  const shown = quote?.obstacle === 'off' || quote?.obstacle === 'suspended' ? undefined : quote
  return {
    skuId: row.sku_id,
    name: shown?.name ?? row.name,
    spec: shown?.spec ?? '',
    picture: shown?.picture ?? '',
    unit: shown?.unit ?? '',
    supplierName: shown?.supplierName ?? '',
    quantity: row.quantity,
    note: row.note,
    price: shown?.unitPrice ?? null,
    available: shown?.available ?? 0,
    isGone: shown === undefined,
    addedAt: row.added_at.toISOString(),
  }
}

interface LinesFilter {
  readonly listId: string
  readonly keyword?: string | undefined
  readonly actor: Actor
}

/** Lines of a list whose rows carry the reader's quotes: read page by page in one statement. */
const quotedLines = {
  ...listLines,
  rows: async (db: Db, filter: LinesFilter, keys: readonly string[]) =>
    withQuotes(db, filter.actor, await listLines.rows(db, filter, keys)),
  page: async (db: Db, filter: LinesFilter, query: Parameters<typeof listLines.page>[2]) => {
    const page = await listLines.page(db, filter, query)
    return { ...page, rows: await withQuotes(db, filter.actor, page.rows) }
  },
  one: async (db: Db, filter: LinesFilter, key: string) =>
    (await withQuotes(db, filter.actor, [await listLines.one(db, filter, key)]))[0]!,
}
type QuotedLine = ListLineRow & { readonly quote: Quote | undefined }

async function withQuotes(db: Db, actor: Actor, rows: readonly ListLineRow[]): Promise<QuotedLine[]> {
  const quotes = await quoteLines(
    db,
    actor,
    rows.map(({ sku_id, quantity }) => ({ skuId: sku_id, qty: quantity })),
  )
  const bySku = new Map(quotes.map((quote) => [quote.skuId, quote]))
  return rows.map((row) => ({ ...row, quote: bySku.get(row.sku_id) }))
}

const lines = {
  list: quotedLines,
  // No list has the id 0, so a person without favourites sees an empty list.
  filter: async ({ db, actor, input: { listId, keyword } }: ListCall<{ listId?: string; keyword?: string }>) => ({
    listId: (await findListId(db, actor, listId)) ?? '0',
    keyword,
    actor,
  }),
  present: (row: QuotedLine) => presentLine(row, row.quote),
}

export function listRoutes(app: App) {
  serveList(app, contract.listGoodsLists, {
    list: goodsLists,
    filter: ({ actor, input }: ListCall<{ keyword?: string; id?: string; editable?: boolean }>) => ({
      ...input,
      actor,
    }),
    present: (row, { actor }) => presentList(row, actor),
  })
  serve(app, contract.saveGoodsList, async ({ db, actor, input }) =>
    presentList(await goodsLists.one(db, { actor }, await saveList(db, actor, input)), actor),
  )
  serve(app, contract.removeGoodsList, ({ db, actor, input }) => removeList(db, actor, input))
  serveList(app, contract.listListLines, lines)
  serveExport(app, contract.exportListLines, {
    ...lines,
    name: ['商品清单', 'Product list'],
    columns: {
      skuId: ['商品编码', 'Product ID'],
      name: ['商品', 'Product'],
      spec: ['规格', 'Specification'],
      supplierName: ['供应商', 'Supplier'],
      quantity: ['数量', 'Quantity'],
      unit: ['单位', 'Unit'],
      price: ['单价', 'Unit price'],
      note: ['备注', 'Note'],
      addedAt: ['加入时间', 'Added'],
    },
  })
  serve(app, contract.putInList, ({ db, actor, input }) => putInList(db, actor, input))
  serve(app, contract.takeFromList, ({ db, actor, input }) => takeFromList(db, actor, input))
  serve(app, contract.listsOfGoods, async ({ db, actor, input }) => ({
    isFavourite: await isFavourite(db, actor.userId, input.skuId),
  }))
  serve(app, contract.addListToCart, ({ db, actor, input }) => addListToCart(db, actor, input))
  serveList(app, contract.listFollowedSuppliers, {
    list: followedSuppliers,
    filter: ({ actor, input }: ListCall<{ keyword?: string }>) => ({ ...input, userId: actor.userId }),
    present: (row) => ({
      supplierId: row.supplier_id,
      name: row.name,
      goods: row.goods,
      followedAt: row.followed_at.toISOString(),
    }),
  })
  serve(app, contract.setFollow, ({ db, actor, input }) => setFollow(db, actor, input))
  serve(app, contract.findFollow, async ({ db, actor, input }) => ({
    isFollowed: await isFollowed(db, actor.userId, input.supplierId),
  }))
}
