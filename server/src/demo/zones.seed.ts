import type { ZoneDraft } from '#contract/catalogue/zones.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Database } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Files } from '#kit/files/files.ts'
import { bringZonePicture, createZone, moveZone, setZoneGoods } from '#modules/catalogue/index.ts'
import type { Founded } from './organisation.ts'
import { actorsOf } from './projects/actors.ts'

const dayMs = 86_400_000
const handPicked = 36
const categoryIds = sqlQuery(
  'demo.zoneCategories',
  'select id, code from catalogue.categories where code = any ($codes)',
)
/** One SKU of each product of a section with such a name, of all suppliers in turn. */
const goodsOf = sqlQuery(
  'demo.zoneGoods',
  `
  select id as "id!" from (
    select distinct on (k.product_id) k.id, k.supplier_id from catalogue.shelf h
    join catalogue.categories c on c.tenant_id = h.tenant_id and c.id = h.category_id
    join catalogue.skus k on k.tenant_id = h.tenant_id and k.id = h.sku_id
    where c.code = $section and k.name ~ $named and h.has_picture order by k.product_id, k.id) g
  order by row_number() over (partition by supplier_id order by id), id limit $max`,
)

interface DemoZone extends Pick<ZoneDraft, 'name' | 'nameEn' | 'intro' | 'introEn' | 'colour'> {
  /** Days from today. */
  readonly from: number
  readonly to: number
  readonly picture: 'gloves' | 'goods' | 'maintenance' | ''
  readonly sections: readonly string[]
  /** Goods with such names are chosen by hand. */
  readonly named?: string
  readonly priceTo?: string
  readonly departments?: readonly string[]
}

const demoZones: readonly DemoZone[] = [
  {
    name: '冬季防护专区',
    nameEn: 'Winter protection',
    intro: '防寒、防滑、防冻，一线岗位换季劳保一次配齐',
    introEn: 'Warm, non-slip and frost-proof: seasonal protection for the shop floor',
    colour: '#1554c0',
    from: -12,
    to: 80,
    picture: 'gloves',
    sections: ['02'],
    named: '手套|靴|鞋|大衣|工作服|马甲|雨衣|护目镜|安全帽|口罩',
  },
  {
    name: '办公焕新季',
    nameEn: 'Office refresh',
    intro: '单价 200 元以内的办公用品，年末补货更省心',
    introEn: 'Office supplies up to ¥200 for the end of the year',
    colour: '#0a7d5a',
    from: -5,
    to: 40,
    picture: 'goods',
    sections: ['01'],
    priceTo: '200',
  },
  {
    name: '检修备件专区',
    nameEn: 'Spares for overhauls',
    intro: '生产基地年度检修常用工具与备件',
    introEn: 'Tools and spares for the yearly overhaul of the plants',
    colour: '#b45309',
    from: -20,
    to: 30,
    picture: 'maintenance',
    sections: ['03', '05'],
    departments: ['001005'],
  },
  {
    name: '夏季清凉专区',
    nameEn: 'Summer relief',
    intro: '防暑降温用品与饮品',
    introEn: 'Drinks and supplies against the heat',
    colour: '#0e7490',
    from: -180,
    to: -90,
    picture: '',
    sections: ['10'],
  },
]

/** Creates the zones of the first demo tenant, published by its operator; returns the id of the first one. */
export async function foundZones(
  database: Database,
  contents: Files,
  { tenantId, organisation, departments }: Founded,
  now: Date,
): Promise<string | undefined> {
  if (organisation.code !== 'qiming') return undefined
  const { of } = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  const operator = { ...of('operator')!, now }
  const pictures = new Map<string, string>([['', '']])
  for (const { picture } of demoZones) {
    if (pictures.has(picture)) continue
    const path = new URL(`./assets/articles/${picture}.webp`, import.meta.url).pathname
    pictures.set(picture, await bringZonePicture(database, contents, operator, { path, sha256: `demo ${picture}` }))
  }
  const ids: string[] = []
  for (const zone of demoZones) ids.push(await foundZone(zone))
  return ids[0]

  async function foundZone(zone: DemoZone): Promise<string> {
    const { from, to, picture, sections, named, priceTo = null, departments: codes = [], ...words } = zone
    const day = (days: number) => dayOf(new Date(now.getTime() + days * dayMs))
    return database.write(tenantId, async (tx) => {
      const found = await categoryIds(tx, { codes: [...sections] })
      const id = await createZone(tx, operator, {
        ...words,
        startsOn: day(from),
        endsOn: day(to),
        deptIds: codes.map((code) => departments.get(code)!.id),
        picture: pictures.get(picture)!,
        kind: named === undefined ? 'rule' : 'hand',
        categoryIds: found.map((category) => category.id),
        brandIds: [],
        supplierIds: [],
        priceFrom: null,
        priceTo,
      })
      if (named !== undefined) {
        const goods = await goodsOf(tx, { section: sections[0]!, named, max: handPicked })
        await setZoneGoods(tx, operator, { id, version: 1, skuIds: goods.map((sku) => sku.id) })
      }
      await moveZone(tx, operator, { id, version: named === undefined ? 1 : 2, action: 'publish' })
      return id
    })
  }
}
