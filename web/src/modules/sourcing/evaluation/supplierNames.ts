/** Supplier names by id, for tables of scores. */
export type SupplierNames = ReadonlyMap<string, string>

export const supplierNamesOf = (
  suppliers: readonly { readonly supplierId: string; readonly supplierName: string }[],
): SupplierNames => new Map(suppliers.map(({ supplierId, supplierName }) => [supplierId, supplierName]))
