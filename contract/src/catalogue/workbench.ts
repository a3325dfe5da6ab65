import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

/** Product to-dos and recently changed products. */
export const catalogueWorkbench = {
  todos: {
    'product.review': {
      name: ['商品审核', 'Product approval'],
      action: ['去审核', 'Review'],
      entrances: ['operator'],
      needs: 'product.review',
      list: '/productReview',
    },
    'supplierCatalogue.review': {
      name: ['供应商目录审核', 'Supplier catalogues'],
      action: ['去审核', 'Review'],
      entrances: ['operator'],
      needs: 'supplierCatalogue.review',
      list: '/catalogueReview?status=02',
    },
    'product.revise': {
      name: ['商品驳回', 'Rejected product'],
      action: ['去修改', 'Revise'],
      entrances: ['supplier'],
      needs: 'product.manage',
      list: '/supplierProducts',
      page: '/supplierProduct?productId=',
    },
  },
  recents: {
    product: {
      name: ['商品', 'Product'],
      entrances: ['supplier'],
      needs: 'product.manage',
      list: '/supplierProducts',
      page: '/supplierProduct?productId=',
    },
    productChange: {
      name: ['商品变更', 'Product change'],
      entrances: ['operator'],
      needs: 'product.review',
      list: '/productReview',
    },
  },
  figures: {
    'products.all': {
      name: ['在售商品', 'Products on sale'],
      note: ['全部供应商', 'Of all suppliers'],
      measure: 'count',
      entrances: ['operator'],
      needs: 'product.readAll',
      list: '/tenantProducts',
    },
  },
} as const satisfies WorkbenchParts
