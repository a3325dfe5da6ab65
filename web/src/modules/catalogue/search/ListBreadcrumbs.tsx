import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useCategories, useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import { pathTo, siblingsOf, type TreeNode } from '#web/modules/catalogue/mall/categoryTree.ts'
import { Breadcrumbs } from '#web/kit/layout/Breadcrumbs.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import css from './ListBreadcrumbs.module.css'
import { categoryIn, inCategory, type MallAddress, searchOf } from '#web/modules/catalogue/mall/mallAddress.ts'

interface ListBreadcrumbsProps {
  readonly address: MallAddress
  /** As text: 1,026 or 1000+. */
  readonly total?: string
  /** First breadcrumb; default: all goods. */
  readonly root?: string | undefined
}

/** Breadcrumbs: all goods, the path of the selected category with a choice of siblings, and the keyword. */
export function ListBreadcrumbs({ address, total, root }: ListBreadcrumbsProps) {
  const { t } = useTranslation()
  const tree = useCategories()
  const nameOf = useCategoryName()
  const path = pathTo(tree, categoryIn(address))
  const chosen = path.at(-1)
  const given = address.breadcrumb ?? address.searchName
  const words = address.searchWords?.trim()
  return (
    <Breadcrumbs aside={total !== undefined && t('catalogue.list.total', { total })}>
      <Link to={{ search: searchOf(address, inCategory(undefined)) }}>{root ?? t('catalogue.list.root')}</Link>
      {path.slice(0, -1).map((node) => (
        <Link key={node.id} to={{ search: searchOf(address, inCategory(node.id)) }}>
          {nameOf(node)}
        </Link>
      ))}
      {chosen ? <Siblings chosen={chosen} all={siblingsOf(tree, path)} address={address} /> : given}
      {words && `“${words}”`}
    </Breadcrumbs>
  )
}

interface SiblingsProps {
  readonly chosen: TreeNode
  readonly all: readonly TreeNode[]
  readonly address: MallAddress
}

function Siblings({ chosen, all, address }: SiblingsProps) {
  const { t } = useTranslation()
  const nameOf = useCategoryName()
  const navigate = useNavigate()
  return (
    <Select
      className={css['siblings']}
      aria-label={t('catalogue.list.siblings')}
      value={chosen.id}
      options={all.map((node) => ({ value: node.id, label: nameOf(node) }))}
      onChange={(id) => void navigate({ search: searchOf(address, inCategory(id)) })}
    />
  )
}
