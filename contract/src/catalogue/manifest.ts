import { defineModule } from '../kit/manifest.ts'
import { catalogueRefusals } from './catalogue.ts'
import { importCellsRefusals } from './importCells.ts'
import { importsRefusals } from './imports.ts'
import { pictureDownloadsRefusals } from './pictureDownloads.ts'
import { picturesRefusals } from './pictures.ts'
import { productsRefusals } from './products.ts'
import { synonymsRefusals } from './synonyms.ts'

export const catalogue = defineModule({
  title: ['商品与目录', 'Catalogue'],
  permissions: {
    'goods.read': ['浏览商城', 'Browse the mall'],
    'product.manage': ['维护商品', 'Maintain products'],
    'product.readAll': ['查看全部供应商的商品', 'See the products of all suppliers'],
    'product.review': ['审核商品变更', 'Review product changes'],
    'category.manage': ['维护商品分类', 'Maintain categories'],
    'agreementPrice.manage': ['维护协议价', 'Maintain agreement prices'],
    'search.manage': ['维护搜索词库', 'Maintain the search vocabulary'],
  },
  menus: [
    { entrance: 'purchaser', id: '100101', name: '商城', enName: 'Mall', url: 'mall', needs: 'goods.read', place: 10 },
    {
      entrance: 'supplier',
      id: '100203',
      name: '商品管理',
      enName: 'Products',
      url: 'supplierProducts',
      needs: 'product.manage',
      place: 30,
    },
    {
      entrance: 'operator',
      id: '100314',
      name: '全部商品',
      enName: 'Products',
      url: 'tenantProducts',
      needs: 'product.readAll',
      place: 7,
    },
    {
      entrance: 'operator',
      id: '100301',
      name: '商品审核',
      enName: 'Product review',
      url: 'productReview',
      needs: 'product.review',
      place: 10,
    },
    {
      entrance: 'operator',
      id: '100302',
      name: '商品分类',
      enName: 'Categories',
      url: 'categories',
      needs: 'category.manage',
      place: 20,
    },
    {
      entrance: 'operator',
      id: '100303',
      name: '协议价',
      enName: 'Agreement prices',
      url: 'agreementPrices',
      needs: 'agreementPrice.manage',
      place: 30,
    },
    {
      entrance: 'operator',
      id: '100312',
      name: '搜索词库',
      enName: 'Search vocabulary',
      url: 'searchSynonyms',
      needs: 'search.manage',
      place: 40,
    },
  ],
  refusals: {
    ...catalogueRefusals,
    ...productsRefusals,
    ...picturesRefusals,
    ...synonymsRefusals,
    ...importsRefusals,
    ...importCellsRefusals,
    ...pictureDownloadsRefusals,
  },
  refusalFields: {
    'category.codeTaken': 'code',
    'category.nameTaken': 'name',
    'agreementPrice.period': 'validTo',
    'agreementPrice.tiers': 'tiers',
    'product.codeTaken': 'code',
    'category.notLeaf': 'categoryId',
    'change.reasonMissing': 'reason',
  },
})
