import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CountedCategory } from '#contract/catalogue/categories.ts'
import { smallPicture } from '#contract/catalogue/pictures.ts'
import { formatCount } from '#contract/kit/format.ts'
import { useMay } from '#web/kit/client/me.ts'
import { TreeItem } from '#web/kit/data/TreeItem.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { Matched } from '#web/kit/select/Matched.tsx'
import { hasWords } from '#web/kit/select/options.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import css from './CategoryTree.module.css'
import type { CategoryEdit } from './categoryEdit.ts'

const DEEPEST = 3

type Children = ReadonlyMap<string | null, readonly CountedCategory[]>

interface ShownTree {
  /** Shown children of each category, and all of them. */
  readonly below: Children
  readonly allBelow: Children
  readonly open: ReadonlySet<string>
  /** Search whose matches are marked. */
  readonly typed: string
  /** Categories that are hidden because one above them is. */
  readonly hidden: ReadonlySet<string>
  /** Names are aligned, also of categories without an icon. */
  readonly hasIcons: boolean
  readonly onToggle: (id: string) => void
  readonly onWrite: (writing: CategoryEdit) => void
}

interface CategoryBranchProps {
  readonly category: CountedCategory
  readonly tree: ShownTree
}

/** Category with its subtree. */
export function CategoryBranch({ category, tree }: CategoryBranchProps) {
  const { t } = useTranslation()
  const nameOf = useCategoryName()
  const { id, treeDepth, picture, kind } = category
  const { below, open, typed, hasIcons, onToggle, onWrite } = tree
  const children = below.get(id) ?? []
  const columns = (
    <div className={css['columns']}>
      <div className={css['facts']}>
        {kind === 'service' && <Tag tone="info">{t('categories.kinds.service')}</Tag>}
        <ProductCount of={category} />
        <span className={css['state']}>
          <Visibility of={category} isHiddenAbove={tree.hidden.has(id)} />
        </span>
      </div>
      <div className={css['actions']}>
        <RowActions>
          {treeDepth < DEEPEST && (
            <Button variant="text" onClick={() => onWrite({ parent: category })}>
              <span className={css['plus']}>
                <Icon of={PlusOutlined} />
              </span>
              <span>{t('categories.addBelow')}</span>
            </Button>
          )}
          <Button variant="text" onClick={() => onWrite({ category })}>
            {t('common.edit')}
          </Button>
        </RowActions>
      </div>
    </div>
  )
  return (
    <TreeItem
      level={treeDepth - 1}
      name={nameOf(category)}
      typed={typed}
      icon={hasIcons ? <CategoryIcon src={picture} /> : undefined}
      note={<CategoryNote of={category} typed={typed} childCount={tree.allBelow.get(id)?.length ?? 0} />}
      open={open.has(id)}
      onToggle={children.length > 0 ? () => onToggle(id) : undefined}
      actions={columns}
    >
      {children.map((child) => (
        <CategoryBranch key={child.id} category={child} tree={tree} />
      ))}
    </TreeItem>
  )
}

/** Decorative, because the name is beside it. */
const CategoryIcon = ({ src }: { readonly src: string }) => (
  <span className={css['icon']}>{src !== '' && <img src={smallPicture(src)} alt="" loading="lazy" />}</span>
)

interface CategoryNoteProps {
  readonly of: CountedCategory
  readonly typed: string
  readonly childCount: number
}

/** Code and number of subcategories, and the name in the other language if only that one matches the search. */
function CategoryNote({ of: category, typed, childCount }: CategoryNoteProps) {
  const { t } = useTranslation()
  const name = useCategoryName()(category)
  const other = name === category.name ? category.enName : category.name
  const isFoundByOther = typed.trim() !== '' && hasWords(other, typed) && !hasWords(name, typed)
  return (
    <>
      {isFoundByOther && (
        <>
          <Matched text={other} typed={typed} />
          {' · '}
        </>
      )}
      <Matched text={category.code} typed={typed} />
      {childCount > 0 && ` · ${t('categories.count', { count: childCount })}`}
    </>
  )
}

/** Number of products, with a link to them for operators who may see them. */
function ProductCount({ of: category }: { readonly of: CountedCategory }) {
  const { t } = useTranslation()
  const nameOf = useCategoryName()
  const canRead = useMay()('product.readAll')
  const { id, productCount: count } = category
  if (count === 0) return <span className={css['count']}>{t('categories.noProducts')}</span>
  const shown = { count, shown: formatCount(count) }
  const text = t('categories.products', shown)
  if (!canRead) return <span className={css['count']}>{text}</span>
  return (
    <span className={css['count']}>
      <Link
        to={`/tenantProducts?categoryId=${id}`}
        className="tap"
        aria-label={t('categories.productsOf', { ...shown, name: nameOf(category) })}
      >
        {text}
      </Link>
    </span>
  )
}

interface VisibilityProps {
  readonly of: CountedCategory
  readonly isHiddenAbove: boolean
}

/** Whether buyers see the category in the mall. */
function Visibility({ of: { isShield }, isHiddenAbove }: VisibilityProps) {
  const { t } = useTranslation()
  if (isShield === '1') return <StatusTag tone="mute">{t('categories.states.hidden')}</StatusTag>
  if (isHiddenAbove) return <StatusTag tone="mute">{t('categories.states.hiddenAbove')}</StatusTag>
  return <StatusTag tone="ok">{t('categories.states.visible')}</StatusTag>
}
