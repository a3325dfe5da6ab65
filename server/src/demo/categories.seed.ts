import type { CategoryDraft } from '#contract/catalogue/categories.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { createCategory } from '#modules/catalogue/index.ts'
import { sections } from './catalogue/categories.ts'
import type { Leaf } from './catalogue/leaf.ts'
import { pictureOf } from './catalogue.seed.ts'

const category = {
  kind: 'goods' as const,
  isShield: '0' as const,
  attributes: [],
  taxRate: '13.00',
  taxCategoryCode: '',
}

const leafDraft = (leaf: Leaf, position: number): CategoryDraft => ({
  ...category,
  code: leaf.code,
  name: leaf.zh,
  enName: leaf.en,
  position,
  picture: pictureOf(leaf.picture),
  taxRate: leaf.taxRate,
  taxCategoryCode: leaf.taxCode,
  attributes: [leaf.kind.axis, ...(leaf.kind.named ? [leaf.kind.named] : []), ...leaf.kind.fixed].map((attribute) => ({
    name: attribute.zh,
    enName: attribute.en,
    options: attribute.values.map(({ zh }) => zh),
    isChoice: attribute === leaf.kind.axis,
    isFacet: true,
  })),
})

/** Creates the category tree; returns ids by code. */
export const foundCategories = (database: Database, tenantId: string): Promise<Map<string, string>> =>
  database.write(tenantId, async (tx) => {
    const actor = systemActor(tenantId)
    const ids = new Map<string, string>()
    for (const [position, section] of sections.entries()) {
      const picture = pictureOf(section.groups[0]!.leaves[0]!.picture)
      const first = await createCategory(tx, actor, {
        ...category,
        code: section.code,
        name: section.zh,
        enName: section.en,
        position,
        picture,
      })
      ids.set(section.code, first.id)
      for (const [index, group] of section.groups.entries()) {
        const second = await createCategory(
          tx,
          actor,
          {
            ...category,
            code: group.code,
            name: group.zh,
            enName: group.en,
            position: index,
            picture: pictureOf(group.leaves[0]!.picture),
          },
          first.id,
        )
        for (const [place, leaf] of group.leaves.entries())
          ids.set(leaf.code, (await createCategory(tx, actor, leafDraft(leaf, place), second.id)).id)
      }
    }
    return ids
  })
