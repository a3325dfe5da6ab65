import { Availability } from '#contract/kit/availability.ts'
import { changedFieldsOf } from '#contract/kit/changes.ts'
import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Id, List, Optional, Type } from '#contract/kit/schema.ts'
import { DocumentKind, DocumentStatus } from './document.ts'
import type { StockItemDraft } from './items.ts'
import type { WarehouseDraft } from './warehouses.ts'

/** Payload of all events of a document; it has no prices, because keepers get messages of it. */
const ofDocument = {
  documentNo: Type.String(),
  kind: DocumentKind,
  warehouseId: Id,
  warehouseName: Type.String(),
  requesterId: Id,
  deptName: Type.String(),
  title: Type.String(),
  keeperIds: Optional(List(Id)),
  quantity: Optional(Type.String({ description: 'that was moved, of all lines' })),
}

export const warehouseEvents = {
  ...eventsOf('stockDocument', DocumentStatus, {
    created: ofDocument,
    approved: ofDocument,
    rejected: ofDocument,
    approvalExpired: ofDocument,
    withdrawn: ofDocument,
    putAway: ofDocument,
    reversed: ofDocument,
    restClosed: ofDocument,
    issued: ofDocument,
    repicked: ofDocument,
    cancelled: ofDocument,
    signed: ofDocument,
    returnAnnounced: ofDocument,
    shipped: ofDocument,
    arrived: ofDocument,
    settled: ofDocument,
    submitted: ofDocument,
    recounted: ofDocument,
    confirmed: ofDocument,
    executed: ofDocument,
  }),
  ...eventsOf('warehouse', Availability, {
    created: { code: Type.String() },
    edited: changedFieldsOf<keyof WarehouseDraft>(),
    disabled: {},
    enabled: {},
  }),
  ...eventsOf('stockPlace', Availability, {
    created: { code: Type.String(), warehouseId: Id },
    disabled: {},
    enabled: {},
  }),
  ...eventsOf('stockItem', Availability, {
    created: { itemNo: Type.String() },
    edited: changedFieldsOf<keyof StockItemDraft>(),
    disabled: {},
    enabled: {},
  }),
  ...eventsOf('reorderPoint', noStates, {
    saved: { itemNo: Type.String(), warehouseId: Id },
    removed: { itemNo: Type.String(), warehouseId: Id },
    proposed: { itemNo: Type.String(), warehouseId: Id, planNo: Type.String(), quantity: Type.String() },
  }),
}
