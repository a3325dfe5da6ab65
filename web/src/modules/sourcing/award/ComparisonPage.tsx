import { useTranslation } from 'react-i18next'
import { downloadComparison, findComparison, type Comparison } from '#contract/sourcing/comparison.ts'
import { lowestPrices, lowestTotal, sumOfLowest, validQuotes } from '#contract/sourcing/comparing.ts'
import { getProject, type Project } from '#contract/sourcing/projects.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { ExportButton } from '#web/kit/list/ExportButton.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { managePath } from '../projects/projectStates.ts'
import { ProjectStatus } from '../projects/ProjectStatus.tsx'
import { ComparisonGrid } from './ComparisonGrid.tsx'
import css from './ComparisonPage.module.css'
import { InvalidQuotes } from './InvalidQuotes.tsx'

/** The opened quotes of a project side by side, for those who run or oversee it. */
export function ComparisonPage() {
  const { t } = useTranslation()
  const [{ id }] = useQueryOf(getProject)
  if (id === undefined) return <Empty page illustration="search" title={t('common.missing.title')} />
  return <ComparedProject key={id} id={id} />
}

function ComparedProject({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const project = useRead(getProject, { id })
  const comparison = useRead(findComparison, { projectId: id })
  const valid = validQuotes(comparison.quotes)
  return (
    <Page
      title={project.title}
      hideTitle
      wide
      backTo={{
        to: managePath(id),
        label: project.projectNo,
        here: t('comparison.title'),
        kind: t('comparison.title'),
      }}
    >
      <div className={css['page']}>
        <Head project={project} comparison={comparison} />
        <section className={`card ${css['sheet']}`} aria-label={t('comparison.title')}>
          <p className={css['legend']}>
            <span className={css['low']}>{t('comparison.lowest')}</span> {t('comparison.lowestText')}
            <span className={css['keys']}>{t('comparison.keys')}</span>
          </p>
          {valid.length === 0 ? (
            <Empty illustration="box" title={t('comparison.none')} reason={t('comparison.noneReason')} />
          ) : (
            <ComparisonGrid comparison={comparison} />
          )}
        </section>
        <InvalidQuotes quotes={comparison.quotes} />
      </div>
    </Page>
  )
}

/** What the project may cost, and what the lowest quotes would. */
function Head({ project, comparison }: { readonly project: Project; readonly comparison: Comparison }) {
  const { t } = useTranslation()
  const { items, quotes, budgetAmount } = comparison
  const least = lowestTotal(comparison)
  const first = validQuotes(quotes).find(({ total }) => total === least)
  return (
    <section className={`card ${css['head']}`}>
      <div className={css['line']}>
        <p className={css['title']}>{project.title}</p>
        <ProjectStatus project={project} as="tag" />
        <div className={`noPrint ${css['actions']}`}>
          <ExportButton route={downloadComparison} input={{ projectId: project.id }} label={t('comparison.export')} />
        </div>
      </div>
      <DescriptionList
        variant="strip"
        items={[
          { label: t('projects.field.budgetAmount'), value: <Amount value={budgetAmount} /> },
          {
            label: t('comparison.valid'),
            value: t('comparison.validOf', { valid: validQuotes(quotes).length, all: quotes.length }),
          },
          {
            label: t('comparison.lowestTotal'),
            value:
              least === undefined ? (
                '--'
              ) : (
                <>
                  <Amount value={least} /> · {first?.supplierName}
                </>
              ),
          },
          { label: t('comparison.sumOfLowest'), value: <Amount value={sumOfLowest(items, lowestPrices(quotes))} /> },
          {
            label: t('projects.field.awardBy.label'),
            value: t(`projects.field.awardBy.options.${comparison.awardBy}`),
          },
        ]}
      />
    </section>
  )
}
