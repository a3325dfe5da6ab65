/** The page of a product, for its supplier. */
export const productPath = (productId: string): string => `/supplierProduct?productId=${productId}`
