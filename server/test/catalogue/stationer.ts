import { addCategory, createCatalogueFixture } from '#test/catalogueFixture.ts'
import { buyerOf, createLiveGoods } from './liveGoods.ts'

/** A shop with pens, tools and machines, and a buyer. */
export async function aStationer() {
  const shop = await createCatalogueFixture()
  const pens = await addCategory(shop.tenant, '笔类', shop.categoryIds[1], [], 'Pens')
  await createLiveGoods(
    shop,
    { name: '子弹头中性笔 0.5 mm 黑色', categoryId: pens, brandName: '', model: 'MH-2231', barcode: '6901234500017' },
    { name: '笔袋 大容量 可放中性笔', categoryId: pens, brandName: '', picture: '', pictures: [] },
    { name: '十字螺丝刀 6 寸', brandName: '' },
    { name: '自攻螺钉 M4', brandName: '' },
    { name: '彩色激光打印机', brandName: '' },
    { name: '折叠防尘口罩', brandName: '' },
    { name: '商用直饮机 0.5mm', brandName: '' },
    { name: '镀锌钢管', brandName: '' },
  )
  return { shop, ann: await buyerOf(shop) }
}
