import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import type { countMessages } from '#contract/notifications/messages.ts'
import { categories, type Category } from '#contract/kit/messages.ts'
import css from './AllMessagesPage.module.css'

interface CategoryListProps {
  readonly counts: Reply<typeof countMessages>
  readonly value: Category | undefined
  readonly onChoose: (category: Category | undefined) => void
}

/** Categories of the person's messages, with unread counts. */
export function CategoryList({ counts, value, onChoose }: CategoryListProps) {
  const { t } = useTranslation()
  const had = categories.flatMap((category) => counts.byCategory.filter((each) => each.category === category))
  const entry = (category: Category | undefined, label: string, unread: number) => (
    <li key={category ?? ''}>
      <button type="button" aria-current={value === category || undefined} onClick={() => onChoose(category)}>
        <span>{label}</span>
        {unread > 0 && <small>{unread > 99 ? '99+' : unread}</small>}
      </button>
    </li>
  )
  return (
    <nav className={`card ${css['categories']}`} aria-label={t('myMessages.categories')}>
      <ul>
        {entry(undefined, t('myMessages.all'), counts.unread)}
        {had.map(({ category, unread }) => entry(category, t(`myMessages.category.${category}`), unread))}
      </ul>
    </nav>
  )
}
