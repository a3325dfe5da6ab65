import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { listProducts } from '#contract/catalogue/products.ts'
import { listTenantProducts } from '#contract/catalogue/tenantProducts.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { call } from '#web/kit/client/api.ts'
import { MOST_FOUND, type PaletteSource } from '#web/kit/palette/paletteSource.ts'
import { productPath } from './products/productPath.ts'

export const paletteSources: readonly PaletteSource[] = [
  {
    kind: 'goods',
    entrance: 'purchaser',
    needs: 'goods.read',
    find: async (keyword, signal) => {
      const { records } = await call(
        queryGoodsListWithStandardByCatalog,
        { keyword, limit: MOST_FOUND, isPreview: true },
        { signal },
      )
      return records.map(({ skuId, name, spec, supplierName, price }) => ({
        id: skuId,
        label: [name, spec].filter(Boolean).join(' '),
        note: `${supplierName} · ¥${formatMoney(price)}`,
        to: `/productDetail?skuId=${skuId}`,
      }))
    },
  },
  {
    kind: 'goods',
    entrance: 'supplier',
    needs: 'product.manage',
    find: async (keyword, signal) => {
      const { records } = await call(listProducts, { keyword, limit: MOST_FOUND }, { signal })
      return records.map(({ id, name, code, brandName }) => ({
        id,
        label: name,
        note: [code, brandName].filter(Boolean).join(' · '),
        to: productPath(id),
      }))
    },
  },
  {
    kind: 'goods',
    entrance: 'operator',
    needs: 'product.readAll',
    find: async (keyword, signal) => {
      const { records } = await call(listTenantProducts, { keyword, limit: MOST_FOUND }, { signal })
      return records.map(({ id, name, code, supplierName }) => ({
        id,
        label: name,
        note: [code, supplierName].filter(Boolean).join(' · '),
        to: `/tenantProducts?${new URLSearchParams({ keyword: code })}`,
      }))
    },
  },
]
