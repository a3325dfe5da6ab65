import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#contract/notices/columns.ts'
import { Tree } from '#web/kit/data/Tree.tsx'
import type { TreeNode } from '#web/kit/data/treeNodes.ts'
import { useColumnName, useColumns } from '../columns/ColumnSelect.tsx'

const ALL = 'all'

interface ColumnTreeProps {
  readonly columnId: string | undefined
  readonly onChoose: (columnId: string | undefined) => void
}

/** Column tree with the number of articles in each. */
export function ColumnTree({ columnId, onChoose }: ColumnTreeProps) {
  const { t } = useTranslation()
  const nameOf = useColumnName()
  const columns = useColumns()
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(columns.map(({ id }) => id)))
  const nodesUnder = (parent: string | null): TreeNode[] =>
    columns
      .filter(({ pid }) => pid === parent)
      .map((column: Column) => {
        const children = nodesUnder(column.id)
        return {
          id: column.id,
          name: nameOf(column),
          note: String(column.articles),
          hasChildren: children.length > 0,
          children,
        }
      })
  return (
    <Tree
      label={t('articles.columns')}
      nodes={[{ id: ALL, name: t('articles.allColumns'), hasChildren: false }, ...nodesUnder(null)]}
      expanded={expanded}
      onExpand={setExpanded}
      selection="one"
      chosen={new Set([columnId ?? ALL])}
      onChoose={([chosen = columnId ?? ALL]) => onChoose(chosen === ALL ? undefined : chosen)}
    />
  )
}
