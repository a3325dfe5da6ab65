/** Suppliers by their ids, as tables of scores call them. */
export type SupplierNames = ReadonlyMap<string, string>

export const supplierNamesOf = (
  suppliers: readonly { readonly supplierId: string; readonly supplierName: string }[],
): SupplierNames => new Map(suppliers.map(({ supplierId, supplierName }) => [supplierId, supplierName]))
