import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { formatCount } from '#contract/kit/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Facets } from '#contract/catalogue/goodsSearch.ts'
import css from './CategoryColumn.module.css'
import { useCategories, useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import { childrenOf, pathTo, type TreeNode } from '#web/modules/catalogue/mall/categoryTree.ts'
import {
  categoryIn,
  filtersIn,
  inCategory,
  isOfZone,
  type MallAddress,
  searchOf,
  type Change,
} from '#web/modules/catalogue/mall/mallAddress.ts'

interface CategoryColumnProps {
  readonly address: MallAddress
  readonly facets: Facets
  readonly total: string
  readonly onChange: (change: Change) => void
}

/** Category tree, expanded to the selected category, with counts of matching goods. */
export function CategoryColumn({ address, facets, total, onChange }: CategoryColumnProps) {
  const { t } = useTranslation()
  const tree = useCategories()
  const path = pathTo(tree, categoryIn(address)).map(({ id }) => id)
  const counts = new Map(facets.categories.map(({ id, count }) => [id, formatCount(count)]))
  const isNarrowed = filtersIn(address) > 0 || (address.searchWords ?? '') !== '' || isOfZone(address)
  const countOf = ({ id, goodsCount }: TreeNode) => {
    if (id === path.at(-1)) return total
    return counts.get(id) ?? (isNarrowed || path.includes(id) ? '' : formatCount(goodsCount))
  }
  // A search shows only categories with matching goods.
  const found = tree.filter(({ id }) => counts.has(id))
  const isFound = isOfZone(address) || found.length > 0
  const shown = isNarrowed && path.length === 0 && isFound ? found : tree
  const isOpen = address.catalogOpen !== '0'
  return (
    <section className={css['column']} aria-labelledby="categories">
      <h2 id="categories">{t('catalogue.list.category')}</h2>
      {shown.length > 0 && (
        <ul className="card">
          {shown.map((node) => (
            <Branch
              key={node.id}
              node={node}
              level={1}
              path={isOpen ? path : path.slice(0, 1)}
              current={path.at(-1)}
              countOf={countOf}
              searchTo={(id) => searchOf(address, { ...inCategory(id), catalogOpen: undefined })}
              onFold={() => onChange({ catalogOpen: isOpen ? '0' : undefined, page: address.page })}
              isOpen={isOpen}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface BranchProps {
  readonly node: TreeNode
  readonly level: 1 | 2 | 3
  readonly path: readonly string[]
  readonly current: string | undefined
  readonly countOf: (node: TreeNode) => string
  readonly searchTo: (id: string) => string
  readonly onFold: () => void
  readonly isOpen: boolean
}

function Branch(props: BranchProps) {
  const { node, level, path, current, countOf, searchTo, onFold, isOpen } = props
  const { t } = useTranslation()
  const name = useCategoryName()(node)
  const below = childrenOf(node)
  const isOnPath = path.includes(node.id)
  const canFold = isOnPath && level === 1 && below.length > 0
  return (
    <li>
      <div className={`${css['row']} ${css[`l${level}`]}`} data-current={node.id === current || undefined}>
        {canFold && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'catalogue.list.close' : 'catalogue.list.open', { name })}
            onClick={onFold}
          >
            {isOpen ? <Icon of={DownOutlined} /> : <Icon of={RightOutlined} />}
          </button>
        )}
        {!canFold && level === 1 && <Icon of={RightOutlined} className={css['mark']} />}
        <Link to={{ search: searchTo(node.id) }} aria-current={node.id === current ? 'true' : undefined}>
          <span className="one">{name}</span>
          <small>{countOf(node)}</small>
        </Link>
      </div>
      {isOnPath && isOpen && below.length > 0 && (
        <ul>
          {below.map((child) => (
            <Branch key={child.id} {...props} node={child} level={level === 1 ? 2 : 3} />
          ))}
        </ul>
      )}
    </li>
  )
}
