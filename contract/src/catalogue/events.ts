import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Count, Day, Id, List, Maybe, Optional, Quantity, shape, Type } from '#contract/kit/schema.ts'
import { AgreementPriceDraft } from './agreementPrices.ts'
import { CategoryDraft } from './categories.ts'
import { HotWordDraft } from './hotWords.ts'
import { ProductStatus } from './products.ts'
import { ChangeStatus } from './productChanges.ts'
import { SynonymDraft } from './synonyms.ts'
import { SupplierCatalogueStatus } from './offers/supplierCatalogues.ts'
import { ZoneDraft, ZoneStatus } from './zones.ts'

const { kind, terms, isActive } = SynonymDraft.properties

const ofCatalogue = { supplierId: Id, supplierName: Type.String(), name: Type.String() }

export const catalogueEvents = {
  ...eventsOf('product', ProductStatus, { created: {}, published: {}, changed: {}, putOn: {}, takenOff: {} }),
  ...eventsOf('change', ChangeStatus, {
    edited: {},
    submitted: {},
    withdrawn: {},
    discarded: {},
    published: {},
    agreed: {},
    rejected: {},
  }),
  ...eventsOf('stock', noStates, {
    set: { stock: List(shape({ skuId: Id, onHand: Count })) },
    shipped: { lines: List(shape({ skuId: Id, qty: Quantity })) },
  }),
  ...eventsOf('category', noStates, { created: CategoryDraft.properties, edited: CategoryDraft.properties }),
  ...eventsOf('categoryRule', noStates, { created: {}, edited: {}, removed: {} }),
  ...eventsOf('supplierCatalogue', SupplierCatalogueStatus, {
    saved: ofCatalogue,
    submitted: ofCatalogue,
    recalled: ofCatalogue,
    takenDown: ofCatalogue,
    removed: ofCatalogue,
    published: ofCatalogue,
    sentBack: ofCatalogue,
    withdrawn: ofCatalogue,
  }),
  ...eventsOf('agreementPrice', noStates, {
    set: AgreementPriceDraft.properties,
    ended: { lastDay: Day },
    expiring: {
      agreementNo: Type.String(),
      supplierId: Id,
      supplierName: Type.String(),
      lastDay: Day,
      prices: Count,
    },
  }),
  ...eventsOf('synonym', noStates, {
    created: { kind, terms, isActive, baseKey: Maybe(Type.String()) },
    edited: { kind, terms, isActive },
    deleted: { kind, terms, baseKey: Maybe(Type.String()) },
  }),
  ...eventsOf('hotKey', noStates, {
    created: HotWordDraft.properties,
    edited: HotWordDraft.properties,
    removed: { words: Type.String() },
    set: {
      words: List(shape({ words: Type.String(), wordsEn: Optional(Type.String()), isHighlight: Type.Boolean() })),
    },
  }),
  ...eventsOf('zone', ZoneStatus, {
    created: ZoneDraft.properties,
    edited: ZoneDraft.properties,
    goodsSet: { count: Count },
    restored: { no: Count },
    published: {},
    takenDown: {},
    removed: { name: Type.String() },
  }),
  ...eventsOf('materialCode', noStates, {
    created: { code: Type.String(), skuId: Id },
    edited: { code: Type.String(), skuId: Id },
    removed: { code: Type.String(), skuId: Id },
    imported: { added: Count, changed: Count },
  }),
  ...eventsOf('tenant', noStates, {}),
}
