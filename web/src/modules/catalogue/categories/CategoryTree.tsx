import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCountedCategories } from '#contract/catalogue/categories.ts'
import { formatCount } from '#contract/kit/format.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { CategoryBranch } from './CategoryBranch.tsx'
import css from './CategoryTree.module.css'
import type { CategoryEdit } from './categoryEdit.ts'
import { foundCategories, hiddenFromAbove } from './categorySearch.ts'

type Ids = ReadonlySet<string>
const none: Ids = new Set()
const flipped = (ids: Ids, id: string): Ids =>
  new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id])

/** Category tree with a search, which opens what leads to its hits and leaves the rest of the tree as it was. */
export function CategoryTree({ onWrite }: { readonly onWrite: (writing: CategoryEdit) => void }) {
  const { t } = useTranslation()
  const all = useRead(listCountedCategories, {})
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [unfolded, setUnfolded] = useState(none)
  const [unfoldedFound, setUnfoldedFound] = useState(none)
  if (all.length === 0)
    return <Empty illustration="box" title={t('categories.none')} reason={t('categories.noneReason')} />
  const isSearching = typed.trim() !== ''
  const { shown, hits } = foundCategories(all, typed)
  const [open, setOpen] = isSearching ? [unfoldedFound, setUnfoldedFound] : [unfolded, setUnfolded]
  const below = Map.groupBy(shown, ({ parentId }) => parentId)
  const parents = new Set(shown.flatMap(({ parentId }) => parentId ?? []))
  const search = (next: string) => {
    setTyped(next)
    setUnfoldedFound(foundCategories(all, next).above)
  }
  const tree = {
    below,
    allBelow: Map.groupBy(all, ({ parentId }) => parentId),
    open,
    typed,
    hidden: hiddenFromAbove(all),
    hasIcons: all.some(({ picture }) => picture !== ''),
    onToggle: (id: string) => setOpen(flipped(open, id)),
    onWrite: (writing: CategoryEdit) => {
      // Shows the new category once it is there.
      if ('parent' in writing && writing.parent) setOpen(new Set([...open, writing.parent.id]))
      onWrite(writing)
    },
  }
  const products = all.reduce((sum, { parentId, productCount }) => sum + (parentId === null ? productCount : 0), 0)
  const total = [
    t('categories.count', { count: all.length }),
    t('categories.products', { count: products, shown: formatCount(products) }),
  ].join(' · ')
  return (
    <>
      <div className={css['bar']}>
        <search>
          <Input
            ref={field}
            type="search"
            aria-label={t('categories.search')}
            placeholder={t('categories.searchHint')}
            maxLength={80}
            before={<Icon of={SearchOutlined} />}
            value={typed}
            onChange={(event) => search(event.target.value)}
          />
        </search>
        <output>{isSearching ? t('categories.found', { count: hits.size }) : total}</output>
        {parents.size > 0 && (
          <span className={css['folds']}>
            <Button variant="text" onClick={() => setOpen(parents)}>
              {t('categories.unfoldAll')}
            </Button>
            <Button variant="text" onClick={() => setOpen(none)}>
              {t('categories.foldAll')}
            </Button>
          </span>
        )}
      </div>
      {shown.length > 0 ? (
        <ul aria-label={t('categories.title')}>
          {below.get(null)?.map((category) => (
            <CategoryBranch key={category.id} category={category} tree={tree} />
          ))}
        </ul>
      ) : (
        <Empty
          illustration="search"
          title={t('categories.notFound', { typed: typed.trim() })}
          reason={t('categories.notFoundReason')}
          action={
            <Button
              onClick={() => {
                search('')
                field.current?.focus()
              }}
            >
              {t('categories.showAll')}
            </Button>
          }
        />
      )}
    </>
  )
}
