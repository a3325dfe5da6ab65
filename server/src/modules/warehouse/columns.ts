import type { DocumentKind, DocumentStatus, MoveKind } from '#contract/warehouse/document.ts'
import type { PickRule, PlaceKind } from '#contract/warehouse/warehouses.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'documents.kind': DocumentKind
  'documents.status': DocumentStatus
  'moves.kind': MoveKind
  'places.kind': PlaceKind
  'warehouses.pick': PickRule
}
