import { useTranslation } from 'react-i18next'
import { type ProjectCard, listHall } from '#contract/sourcing/projectCards.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { ListPreferences } from '#web/kit/list/preferences.ts'
import { List } from '#web/kit/list/List.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { fixedOf, type HallChange, unfiltered } from './hallQuery.ts'
import css from './HallPage.module.css'
import { ProjectTile } from './ProjectTile.tsx'
import { useHallColumns } from './useHallColumns.tsx'

interface HallProjectsProps {
  readonly kind: ProjectKind | undefined
  readonly view: ListPreferences['view']
  readonly toolbar: HTMLElement | null
  readonly onChange: (change: HallChange) => void
  readonly onMoment: () => void
}

/** Projects found, as cards or as a table. */
export function HallProjects({ kind, view, toolbar, onChange, onMoment }: HallProjectsProps) {
  const { t } = useTranslation()
  const columns = useHallColumns(kind, onMoment)
  const cards = (projects: readonly ProjectCard[]) => (
    <ul className={css['cards']}>
      {projects.map((card) => (
        <li key={card.id}>
          <ProjectTile card={card} onMoment={onMoment} />
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="found" className={css['found']} data-view={view}>
      <h2 id="found" className="visuallyHidden">
        {t('hall.list')}
      </h2>
      <List
        route={listHall}
        label={t('hall.list')}
        rowKey={({ id }) => id}
        columns={columns}
        fixed={fixedOf(kind)}
        toolbar={toolbar}
        blank={<BlankCards />}
        empty={
          <Empty
            illustration="search"
            title={t('hall.none')}
            reason={t('hall.noneReason')}
            action={<Button onClick={() => onChange({ ...unfiltered, tab: undefined })}>{t('common.reset')}</Button>}
          />
        }
        {...(view === 'cards' ? { children: cards } : {})}
      />
    </section>
  )
}

/** Placeholder cards while loading. */
function BlankCards() {
  const { t } = useTranslation()
  return (
    <div aria-busy className={css['cards']}>
      <span className="visuallyHidden">{t('common.loading')}</span>
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} className={`card ${css['blank']}`} />
      ))}
    </div>
  )
}
