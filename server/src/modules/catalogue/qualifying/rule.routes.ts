import * as contract from '#contract/catalogue/categoryRules.ts'
import { categoryRuleLabels } from '#contract/catalogue/categoryRules.ts'
import { certificateTypeNames } from '#contract/suppliers/certificates.ts'
import type { App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { type ColumnsOf, textIn } from '#kit/spreadsheet/export.rules.ts'
import { createCategoryRule, editCategoryRule, removeCategoryRule } from './rule.service.ts'
import { categoryRuleList, type CategoryRuleRow } from './rule.store.ts'

const present = (row: CategoryRuleRow): contract.CategoryRule => ({
  id: row.id,
  version: row.version,
  categoryId: row.category_id,
  categoryName: row.category_name,
  certificates: row.certificates,
  isGate: row.is_gate,
  qualified: row.qualified,
  createdAt: row.created_at.toISOString(),
})

const columns: ColumnsOf<typeof contract.exportCategoryRules> = {
  categoryName: categoryRuleLabels.categoryName,
  certificates: {
    title: categoryRuleLabels.certificates,
    value: ({ certificates }, lang) => certificates.map((type) => textIn(lang, certificateTypeNames[type])).join('、'),
  },
  isGate: categoryRuleLabels.isGate,
  qualified: categoryRuleLabels.qualified,
}

export function categoryRuleRoutes(app: App) {
  const rules = serveRecords(app, contract.listCategoryRules, {
    list: categoryRuleList,
    present,
    exported: { route: contract.exportCategoryRules, name: ['品类要求', 'Category requirements'], columns },
  })
  rules.write(contract.createCategoryRule, createCategoryRule)
  rules.write(contract.editCategoryRule, editCategoryRule)
  rules.write(contract.removeCategoryRule, removeCategoryRule)
}
