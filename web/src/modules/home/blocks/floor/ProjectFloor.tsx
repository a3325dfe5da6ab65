import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FloorTab } from '#contract/home/blocks.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { hallPathOf } from '#web/modules/sourcing/hall/hallPaths.ts'
import type { BlockProps } from '../../page/blockProps.ts'
import { useTitleOf } from '../../page/useTitleOf.ts'
import { FloorCards } from './FloorCards.tsx'
import { FloorRows } from './FloorRows.tsx'
import { Heading } from '../Heading.tsx'
import css from './ProjectFloor.module.css'
import { ReadNotice } from '../ReadNotice.tsx'

/** Projects of a kind: upcoming, open, or with a result. */
export function ProjectFloor({ block, data, onMoment }: BlockProps<'projectFloor'>) {
  const { t } = useTranslation()
  const id = useId()
  const title = useTitleOf()(block)
  const { tabs, projects, hasMore, look, most } = block
  const [chosen, setChosen] = useState<FloorTab>()
  if (!data || data.hasFailed) return <ReadNotice onRetry={onMoment} />
  const { floors = [], firstTab = tabs[0]! } = data
  const tab = chosen ?? firstTab
  const cards = floors.find((each) => each.tab === tab)?.cards ?? []
  const hall = hallPathOf(projects === 'all' ? undefined : projects)
  const Projects = look === 'rows' ? FloorRows : FloorCards
  return (
    <section aria-labelledby={id} className={css['floor']}>
      <Heading
        id={id}
        title={title}
        note={look === 'rows' ? t('homePage.floor.refresh') : undefined}
        more={hasMore ? { to: tab === 'results' ? `${hall}?tab=results` : hall } : undefined}
      >
        {tabs.length > 1 && (
          <Segmented
            label={t('homePage.floor.view', { name: title })}
            value={tab}
            options={tabs.map((each) => ({ value: each, label: t(`homePage.floor.${each}`) }))}
            onChange={setChosen}
          />
        )}
      </Heading>
      {cards.length === 0 ? (
        <p className={`card ${css['none']}`}>
          {t(`homePage.floor.none.${tab}`)}
          {floors.some((each) => each.tab === 'results' && each.cards.length > 0) && (
            <Button variant="text" onClick={() => setChosen('results')}>
              {t('hall.toResults')}
            </Button>
          )}
        </p>
      ) : (
        <Projects
          cards={cards}
          across={Math.min(most, 4, Math.max(cards.length, 3))}
          isLive={tab !== 'results'}
          isOfOneKind={projects !== 'all'}
          onMoment={onMoment}
        />
      )}
    </section>
  )
}
