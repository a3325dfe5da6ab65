/** Path of a product's page for its supplier. */
export const productPath = (productId: string): string => `/supplierProduct?productId=${productId}`
