import { defineModule } from '../kit/manifest.ts'
import { catalogueRefusals } from './refusals.ts'
import { catalogueWorkbench } from './workbench.ts'
import { pictureDownloadsRefusals } from './pictureDownloads.ts'
import { pictureSearchRefusals } from './pictureSearch.ts'
import { picturesRefusals } from './pictures.ts'

export const catalogue = defineModule({
  title: ['商品与目录', 'Catalogue'],
  permissions: {
    'goods.read': ['浏览商城', 'Browse the mall'],
    'product.manage': ['维护商品', 'Manage products'],
    'product.readAll': ['查看全部供应商的商品', "View all suppliers' products"],
    'product.review': ['审核商品变更', 'Approve product changes'],
    'category.manage': ['维护商品分类', 'Manage categories'],
    'agreementPrice.manage': ['维护协议价', 'Manage agreement prices'],
    'search.manage': ['维护搜索词库', 'Manage the search vocabulary'],
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
      group: 'trade',
      id: '100314',
      name: '全部商品',
      enName: 'All products',
      url: 'tenantProducts',
      needs: 'product.readAll',
      place: 7,
    },
    {
      entrance: 'operator',
      group: 'trade',
      id: '100301',
      name: '商品审核',
      enName: 'Product approval',
      url: 'productReview',
      needs: 'product.review',
      place: 10,
    },
    {
      entrance: 'operator',
      group: 'trade',
      id: '100302',
      name: '商品分类',
      enName: 'Categories',
      url: 'categories',
      needs: 'category.manage',
      place: 20,
    },
    {
      entrance: 'operator',
      group: 'procurement',
      id: '100303',
      name: '协议价',
      enName: 'Agreement prices',
      url: 'agreementPrices',
      needs: 'agreementPrice.manage',
      place: 30,
    },
    {
      entrance: 'operator',
      group: 'trade',
      id: '100312',
      name: '搜索词库',
      enName: 'Search vocabulary',
      url: 'searchSynonyms',
      needs: 'search.manage',
      place: 40,
    },
  ],
  workbench: catalogueWorkbench,
  refusals: {
    ...catalogueRefusals,
    ...picturesRefusals,
    ...pictureDownloadsRefusals,
    ...pictureSearchRefusals,
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
