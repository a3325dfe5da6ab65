import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { viewWorkbench } from '#contract/workbench/workbench.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './Recents.module.css'
import { useTitle } from './todos/useTitle.ts'

/** Latest changed orders, projects and products of the person. */
export function Recents({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const titleOf = useTitle()
  const { recents, recentLists } = useRead(viewWorkbench, {})
  if (recentLists.length === 0) return null
  return (
    <Section
      title={t('workbench.recent.title')}
      className={className}
      actions={recentLists.map((each) => (
        <Link key={each.list} to={each.list} className={`tap ${css['list']}`}>
          {nameOf(each)}
        </Link>
      ))}
    >
      {recents.length === 0 ? (
        <Empty title={t('workbench.recent.none')} reason={t('workbench.recent.noneReason')} />
      ) : (
        <ul>
          {recents.map((item) => (
            <li key={`${item.kind} ${item.id}`} className={css['row']}>
              <Link to={item.to}>
                <span className={css['what']}>
                  <span className="one">{titleOf(item)}</span>
                  <small className="one">{item.note}</small>
                </span>
                <Tag>{nameOf(item)}</Tag>
                <span className={css['at']}>
                  <Brief at={item.at} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
