import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listClarifications } from '#contract/sourcing/clarifications/clarifications.ts'
import { downloadComparison, findComparison, type Comparison } from '#contract/sourcing/comparison/comparison.ts'
import { type Award, findAward } from '#contract/sourcing/award.ts'
import { lowestSum, lowestTotal, validQuotes } from '#contract/sourcing/comparison/comparing.ts'
import { getProject, type Project } from '#contract/sourcing/projects.ts'
import { useOptionalRead, useRead } from '#web/kit/client/api.ts'
import { Unreachable } from '#web/kit/client/refused.ts'
import { serviceOf } from '#web/kit/client/reply.ts'
import { useIsPrinting } from '#web/kit/layout/useIsPrinting.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ExportButton } from '#web/kit/list/ExportButton.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { PrintButton } from '#web/kit/ui/PrintButton.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { ProjectClarifications } from '../clarifications/ProjectClarifications.tsx'
import { ExpertScoresTable } from '../evaluation/ExpertScoresTable.tsx'
import { ScoreTable } from '../evaluation/ScoreTable.tsx'
import { supplierNamesOf } from '../evaluation/supplierNames.ts'
import { managePath } from '../projects/projectPaths.ts'
import { ProjectStatus } from '../projects/ProjectStatus.tsx'
import { AwardPanel } from './AwardPanel.tsx'
import { AwardView, isDecided } from './AwardView.tsx'
import { type Choice, ComparisonGrid } from './ComparisonGrid.tsx'
import { budgetLabel } from '../hall/budgetLabel.ts'
import css from './ComparisonPage.module.css'
import { ComparisonPrint } from './comparison/ComparisonPrint.tsx'
import { LotBids } from './comparison/LotBids.tsx'
import { NotComparable } from './comparison/NotComparable.tsx'
import { QuoteFilesOf } from './QuoteFilesOf.tsx'
import { InvalidQuotes } from './InvalidQuotes.tsx'
import { useAward } from './useAward.ts'

/** Comparison of the opened quotes of a project, for its department and overseers. */
export function ComparisonPage() {
  const [{ id }] = useQueryOf(getProject)
  if (id === undefined) return <MissingPage />
  return <ComparedProject key={id} id={id} />
}

function ComparedProject({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const project = useRead(getProject, { id })
  const { reply: comparison, hasFailed, refusal } = useRead(findComparison, { projectId: id }, { suspense: false })
  const award = useRead(findAward, { projectId: id })
  if (hasFailed && !refusal) throw new Unreachable(serviceOf(findComparison))
  const isProposing = project.can.includes('award')
  const title = t(isProposing ? 'comparison.andAward' : 'comparison.title')
  return (
    <Page
      title={project.title}
      hideTitle
      wide
      backTo={{ to: managePath(id), label: project.projectNo, here: title, kind: title }}
    >
      <div className={css['page']}>
        {refusal && <NotComparable project={project} reason={refusal.message} />}
        {!refusal && !comparison && <Skeleton rows={8} />}
        {!refusal && comparison && <Compared project={project} comparison={comparison} award={award} />}
      </div>
    </Page>
  )
}

interface ComparedProps {
  readonly project: Project
  readonly comparison: Comparison
  readonly award: Award | null
}

function Compared({ project, comparison, award }: ComparedProps) {
  const { t } = useTranslation()
  const isPrinting = useIsPrinting()
  return (
    <>
      {isPrinting && <ComparisonPrint project={project} comparison={comparison} award={award} />}
      <Head project={project} comparison={comparison} />
      {!comparison.isOpened && <Alert tone="info" title={t('comparison.underWay', { round: comparison.round + 1 })} />}
      {project.can.includes('award') ? (
        <Proposing
          key={`${award?.id} ${comparison.scores?.closedAt}`}
          project={project}
          comparison={comparison}
          last={award}
        />
      ) : (
        <div className={`noPrint ${css['layout']}`} data-aside={award !== null || undefined}>
          <Sheet
            kind={project.kind}
            projectId={project.id}
            comparison={comparison}
            {...(award ? { choice: { shares: award.lines, isDecided: isDecided(award) } } : {})}
          />
          {award && (
            <aside className={css['aside']}>
              <AwardView project={project} comparison={comparison} award={award} />
            </aside>
          )}
        </div>
      )}
    </>
  )
}

interface ProposingProps {
  readonly project: Project
  readonly comparison: Comparison
  readonly last: Award | null
}

/** Comparison in which offers can be chosen, with the resulting award beside it. */
function Proposing({ project, comparison, last }: ProposingProps) {
  const { t } = useTranslation()
  const award = useAward(comparison, last)
  return (
    <>
      {last?.status === 'rejected' && (
        <Alert tone="warn" title={t('award.rejected')}>
          {last.opinion}
        </Alert>
      )}
      <div className={`noPrint ${css['layout']}`} data-aside>
        <Sheet kind={project.kind} projectId={project.id} comparison={comparison} choice={award} />
        <aside className={css['aside']}>
          <AwardPanel project={project} comparison={comparison} award={award} />
        </aside>
      </div>
    </>
  )
}

type View = 'prices' | 'scores' | 'clarifications'

interface SheetProps {
  readonly kind: ProjectKind
  readonly projectId: string
  readonly comparison: Comparison
  readonly choice?: Choice
}

/** Comparison by price; with scores also by score; and what bidders were asked. */
function Sheet({ kind, projectId, comparison, choice }: SheetProps) {
  const { t } = useTranslation()
  const { scores, evaluation } = comparison
  const [view, setView] = useState<View>(scores ? 'scores' : 'prices')
  const asked = useOptionalRead(listClarifications, { projectId })
  const views: readonly View[] = [
    ...(scores ? (['scores'] as const) : []),
    'prices',
    ...(asked ? (['clarifications'] as const) : []),
  ]
  return (
    <div className={css['aside']}>
      {evaluation === 'weighted' && !scores && (
        <Alert tone="info" title={t('award.waiting')}>
          {t('award.waitingText')}
        </Alert>
      )}
      {views.length > 1 && (
        <div className={`card ${css['views']}`}>
          <Tabs
            label={t('comparison.view.label')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: t(`comparison.view.${value}`) }))}
          />
        </div>
      )}
      {view === 'clarifications' ? (
        <ProjectClarifications projectId={projectId} />
      ) : scores && view === 'scores' ? (
        <Scores comparison={comparison} scores={scores} />
      ) : (
        <Prices kind={kind} comparison={comparison} {...(choice ? { choice } : {})} />
      )}
    </div>
  )
}

interface ScoresProps {
  readonly comparison: Comparison
  readonly scores: NonNullable<Comparison['scores']>
}

function Scores({ comparison: { quotes, criteria = [] }, scores }: ScoresProps) {
  const { t } = useTranslation()
  const names = supplierNamesOf(quotes)
  return (
    <>
      <Section title={t('evaluation.scores')} note={t('evaluation.scoresNote')}>
        <ScoreTable scores={scores} criteria={criteria} names={names} />
      </Section>
      <Section title={t('evaluation.sideBySide')} note={t('evaluation.deviatingNote')}>
        <ExpertScoresTable scores={scores} criteria={criteria} names={names} />
      </Section>
    </>
  )
}

function Prices({ kind, comparison, choice }: Omit<SheetProps, 'projectId'>) {
  const { t } = useTranslation()
  return (
    <div className={css['aside']}>
      {comparison.lots && <LotBids comparison={comparison} lots={comparison.lots} choice={choice} />}
      <div className={`card ${css['sheet']}`}>
        <div className={css['legend']}>
          <ul>
            {choice && <li className={css['chosen']}>{t(choice.isDecided ? 'award.won' : 'award.chosen')}</li>}
            <li className={css['low']}>{t('comparison.lowest')}</li>
            <li className={css['abnormal']}>{t('award.abnormalMark')}</li>
          </ul>
          <p>
            {t('comparison.lowestText')}
            {choice?.choose && ` ${t('award.chosenText')}`}
          </p>
        </div>
        {validQuotes(comparison.quotes).length === 0 ? (
          <Empty illustration="box" title={t('comparison.none')} reason={t('comparison.noneReason')} />
        ) : (
          <ComparisonGrid kind={kind} comparison={comparison} choice={choice} />
        )}
        <p className={css['keys']}>{t('comparison.keys')}</p>
      </div>
      <QuoteFilesOf quotes={comparison.quotes} />
      <InvalidQuotes quotes={comparison.quotes} />
    </div>
  )
}

/** Budget of the project, and total of the lowest quotes. */
function Head({ project, comparison }: { readonly project: Project; readonly comparison: Comparison }) {
  const { t } = useTranslation()
  const { quotes, budgetAmount, lots } = comparison
  const least = lowestTotal(comparison)
  const first = validQuotes(quotes).find(({ total }) => total === least)
  return (
    <section className={`card noPrint ${css['head']}`}>
      <div className={css['line']}>
        <p className={css['title']}>{project.title}</p>
        <ProjectStatus project={project} as="tag" />
        {comparison.frozenAt !== null && (
          <span className={css['frozen']}>
            {t('comparison.frozen')} <ProjectTime at={comparison.frozenAt} />
          </span>
        )}
        <div className={css['actions']}>
          <PrintButton />
          <ExportButton route={downloadComparison} input={{ projectId: project.id }} label={t('comparison.export')} />
        </div>
      </div>
      <DescriptionList
        variant="strip"
        items={[
          { label: t(budgetLabel(project.kind)), value: <Amount value={budgetAmount} /> },
          {
            label: t('comparison.valid'),
            value: t('comparison.validOf', { valid: validQuotes(quotes).length, all: quotes.length }),
          },
          // Lots are awarded one by one: no bid is for the whole.
          ...(lots
            ? []
            : [
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
              ]),
          {
            label: t(lots ? 'comparison.sumOfLots' : 'comparison.sumOfLowest'),
            value: <Amount value={lowestSum(comparison)} />,
          },
          {
            label: t('projects.field.awardBy.label'),
            value: t(`projects.field.awardBy.options.${comparison.awardBy}`),
          },
        ]}
      />
    </section>
  )
}
