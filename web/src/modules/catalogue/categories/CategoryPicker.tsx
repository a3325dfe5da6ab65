import { useTranslation } from 'react-i18next'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import { useState } from 'react'
import { useOptionalRead } from '#web/kit/client/api.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { type Branch, type CascaderSource, matchingPaths } from '#web/kit/select/cascade.ts'
import { Cascader } from '#web/kit/select/Cascader.tsx'
import { childrenIn, pathIn } from '#web/kit/admin/tree.ts'

interface CategoryPickerProps extends ControlProps {
  /** Only categories of the last level can be chosen. */
  readonly leaf?: boolean
  /** Only categories visible in the mall. */
  readonly shown?: boolean
  /** Placeholder. */
  readonly hint?: string
}

/** Category picker, by level or by name. Its value is the id, or an empty text. */
export function CategoryPicker({
  leaf = false,
  shown = false,
  hint,
  value,
  onChange,
  ...control
}: CategoryPickerProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const all = useOptionalRead(listCatalogs, shown ? { isShield: '0' } : {}) ?? []
  const given = typeof value === 'string' ? value : ''
  const [half, setHalf] = useState('')
  const branchOf = (category: (typeof all)[number]): Branch => ({ id: category.id, name: nameOf(category) })
  const idOf = (path: readonly Branch[]) => path.at(-1)?.id ?? null
  const isLeaf = (id: string) => childrenIn(all, id).length === 0
  const source: CascaderSource = {
    childrenOf: (path) => childrenIn(all, idOf(path)).map(branchOf),
    hasChildren: (path) => childrenIn(all, idOf(path)).length > 0,
    search: (typed) => {
      const answers = leaf ? all.filter(({ id }) => isLeaf(id)) : all
      return matchingPaths(
        answers.map(({ id }) => pathIn(all, id).map(branchOf)),
        typed,
      )
    },
  }
  const choose = (path: readonly Branch[]) => {
    const id = idOf(path) ?? ''
    const isAnswer = id === '' || !leaf || isLeaf(id)
    setHalf(isAnswer ? '' : id)
    onChange?.(isAnswer ? id : '')
  }
  return (
    <Cascader
      {...control}
      path={pathIn(all, given === '' ? half : given).map(branchOf)}
      source={source}
      placeholder={hint ?? t(leaf ? 'common.choose' : 'common.all')}
      searchHint={t('controls.search')}
      isClearable={control['aria-required'] !== true}
      onChange={choose}
    />
  )
}
