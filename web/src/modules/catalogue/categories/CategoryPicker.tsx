import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCatalogs } from '#contract/catalogue/catalogue.ts'
import { usePeek } from '../../../kit/api.ts'
import type { ControlProps } from '../../../kit/Field.tsx'
import { SelectBox } from '../../../kit/SelectBox.tsx'
import { useName } from '../../../kit/useName.ts'
import css from '#web/kit/office/Picker.module.css'
import { childrenIn, pathIn } from '#web/kit/office/tree.ts'

interface CategoryPickerProps extends ControlProps {
  /** Only a category of the last level is an answer. */
  readonly leaf?: boolean
}

/** A category, level by level. It gives the id, or an empty text as long as nothing is chosen. */
export function CategoryPicker({ leaf = false, value, onChange, ...control }: CategoryPickerProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const all = usePeek(listCatalogs, {}) ?? []
  const given = typeof value === 'string' ? value : ''
  const [half, setHalf] = useState('')
  const path = pathIn(all, given === '' ? half : given)
  const levels = [null, ...path.map(({ id }) => id)]
    .map((parentId) => ({ parentId, options: childrenIn(all, parentId) }))
    .filter(({ parentId, options }) => parentId === null || options.length > 0)
  const choose = (id: string, parentId: string | null) => {
    const next = id === '' ? (parentId ?? '') : id
    const isAnswer = next !== '' && (!leaf || childrenIn(all, next).length === 0)
    setHalf(isAnswer ? '' : next)
    onChange?.(isAnswer ? next : '')
  }
  return (
    <span className={css['levels']}>
      {levels.map(({ parentId, options }, level) => (
        <SelectBox
          {...(level === 0 ? control : { 'aria-label': t('common.level', { level: level + 1 }) })}
          key={parentId ?? 'first'}
          aria-required={false}
          hint={t(level === 0 && !leaf ? 'common.all' : 'common.choose')}
          value={path[level]?.id ?? ''}
          onChange={(id) => choose(id, parentId)}
          options={options.map((category) => ({ value: category.id, label: nameOf(category) }))}
        />
      ))}
    </span>
  )
}
