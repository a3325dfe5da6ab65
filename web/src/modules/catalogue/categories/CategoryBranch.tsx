import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '#contract/catalogue/categories.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { TreeItem } from '#web/kit/data/TreeItem.tsx'
import { childrenIn } from '#web/kit/admin/tree.ts'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import type { CategoryEdit } from './categoryEdit.ts'

const DEEPEST = 3

interface CategoryBranchProps {
  readonly category: Category
  readonly all: readonly Category[]
  readonly onWrite: (writing: CategoryEdit) => void
}

/** Category with its subtree. */
export function CategoryBranch({ category, all, onWrite }: CategoryBranchProps) {
  const { t } = useTranslation()
  const nameOf = useCategoryName()
  const [open, setOpen] = useState(false)
  const children = childrenIn(all, category.id)
  const actions = (
    <RowActions>
      {category.isShield === '1' && <Tag>{t('categories.hidden')}</Tag>}
      {category.kind === 'service' && <Tag tone="info">{t('categories.kinds.service')}</Tag>}
      {category.treeDepth < DEEPEST && (
        <Button variant="text" onClick={() => onWrite({ parent: category })}>
          {t('categories.addBelow')}
        </Button>
      )}
      <Button variant="text" onClick={() => onWrite({ category })}>
        {t('common.edit')}
      </Button>
    </RowActions>
  )
  return (
    <TreeItem
      level={category.treeDepth - 1}
      name={nameOf(category)}
      note={`${category.code}${children.length > 0 ? ` · ${t('categories.count', { count: children.length })}` : ''}`}
      open={open}
      onToggle={children.length > 0 ? () => setOpen(!open) : undefined}
      actions={actions}
    >
      {children.map((child) => (
        <CategoryBranch key={child.id} category={child} all={all} onWrite={onWrite} />
      ))}
    </TreeItem>
  )
}
