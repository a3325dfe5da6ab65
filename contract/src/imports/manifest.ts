import { defineModule } from '../kit/manifest.ts'
import { importsMessages } from './messages.ts'
import { importCellsRefusals } from './importCells.ts'
import { importsRefusals } from './refusals.ts'
import { departmentImportRefusals } from './departments.ts'
import { peopleImportRefusals } from './people.ts'

export const imports = defineModule({
  title: ['批量导入', 'Imports'],
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
  messages: importsMessages,
  refusals: { ...importsRefusals, ...importCellsRefusals, ...peopleImportRefusals, ...departmentImportRefusals },
})
