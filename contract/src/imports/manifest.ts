import { defineModule } from '../kit/manifest.ts'
import { importCellsRefusals } from './importCells.ts'
import { importsRefusals } from './imports.ts'

export const imports = defineModule({
  permissions: {
    'product.import': ['导入商品', 'Import products'],
  },
  menus: [
    {
      entrance: 'supplier',
      id: '100204',
      name: '商品导入',
      enName: 'Import products',
      url: 'supplierImport',
      needs: 'product.import',
      place: 40,
    },
  ],
  refusals: { ...importsRefusals, ...importCellsRefusals },
})
