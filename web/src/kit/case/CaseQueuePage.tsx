import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangesRoute } from '#contract/kit/changes.ts'
import type { ListRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import type { Reply, Route } from '#contract/kit/route.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import type { Lacking } from '#web/kit/form/fieldTexts.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import type { RecordOf } from '#web/kit/list/listProps.ts'
import type { DownloadRoute } from '#web/kit/list/useExport.ts'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { type RecordColumn, type RecordField, recordText } from '#web/kit/record/recordTexts.ts'
import type { RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { caseActions } from './caseActions.tsx'
import { CaseFacts, caseLabel } from './CaseFacts.tsx'
import { CaseTime } from './CaseTime.tsx'
import { type Tones, useCaseStates, useCaseTabs } from './useCaseStates.tsx'

/** Queue of the contract (`queueOf`), as its page uses it. */
export interface Queue {
  /** Shape of a case; browsers do not have that of the list route. */
  readonly Record: { readonly properties: object }
  readonly list: ListRoute
  readonly export: DownloadRoute
  readonly changes: ChangesRoute
  readonly figures: Route
  readonly actions: Readonly<Record<string, Route>>
  readonly states: StateNames<string>
  readonly waiting: readonly string[]
}
type Needed = 'title' | 'purpose' | 'keyword' | 'hint' | 'none' | 'noneReason' | 'empty' | 'emptyReason' | 'detailTitle'
/** Path of the messages of a queue, which has all that its page says. */
export type QueueTexts<Texts extends string> = [Lacking<Texts, Needed>] extends [never]
  ? Texts
  : { readonly lacks: Lacking<Texts, Needed> }

interface CaseQueuePageProps<Q extends Queue, Texts extends string> {
  readonly of: Q
  readonly texts: QueueTexts<Texts>
  readonly tones?: Tones
  /** States with a tab; default: all. */
  readonly tabs?: readonly (keyof Q['states'] & string)[]
  /** Columns of the kind; state, handler and time follow. */
  readonly columns: readonly RecordColumn<Texts, RecordOf<Q['list']>>[]
  /** Facts of the kind in the drawer, and above the form of a decision. */
  readonly facts: (row: RecordOf<Q['list']>) => readonly RecordField<Texts, RecordOf<Q['list']>>[]
  readonly pictures?: boolean
  /** The facts of the kind show its files. */
  readonly showsFiles?: boolean
  /** Actions whose dialog is more than the fields of their route. */
  readonly actions?: { readonly [A in keyof Q['actions']]?: RecordAction<RecordOf<Q['list']>> }
  /** Form of a new case, where those who handle cases also open them. */
  readonly renderAdd?: (close: () => void) => ReactNode
}

/** Page of those who handle cases: tabs with numbers, search, export, the case with its history, and the actions. */
export function CaseQueuePage<Q extends Queue, const Texts extends string>({
  of,
  texts,
  tones,
  tabs,
  columns,
  facts,
  pictures,
  showsFiles,
  actions = {},
  renderAdd,
}: CaseQueuePageProps<Q, Texts>) {
  useTranslation()
  type Row = RecordOf<Q['list']>
  const path = texts as string
  const states = useCaseStates(of.states, tones)
  const { counts } = (useOptionalRead(of.figures, {}) ?? {}) as Partial<Reply<Route>> & {
    readonly counts?: Readonly<Record<string, number>>
  }
  const all = counts && Object.fromEntries(Object.keys(of.states).map((status) => [status, counts[status] ?? 0]))
  const shownTabs = useCaseTabs(of.list, states, { counts: all, shown: tabs })
  const factsOf = (row: Row) => (
    <CaseFacts {...{ pictures, showsFiles, tones, facts, row }} states={of.states} texts={path as Texts} />
  )
  const sorted = Object.keys(of.list.input.properties).includes('sort')
  const { properties } = of.Record
  const time = 'submittedAt' in properties ? 'submittedAt' : 'createdAt'
  const common = [
    { ...states.column },
    ...('handler' in properties
      ? [
          {
            key: 'handler',
            title: caseLabel(path, 'handler'),
            desk: true,
            render: (row: Row) => (row as { readonly handler?: string }).handler || '-',
          },
        ]
      : []),
    {
      key: time,
      title: caseLabel(path, time),
      ...(sorted ? { sort: time } : {}),
      render: (row: Row) => {
        const { [time]: at, status } = row as Readonly<Record<string, string>>
        return <CaseTime at={at!} isWaiting={of.waiting.includes(status!)} />
      },
    },
  ]
  const drawer: RecordAction<Row> = {
    shown: () => true,
    renderDialog: (row, onClose) => (
      <RecordDrawer
        title={recordText(path, 'detailTitle') ?? ''}
        texts={path}
        changes={{ route: of.changes, of: { id: (row as unknown as { readonly id: string }).id } }}
        onClose={onClose}
      >
        {factsOf(row)}
      </RecordDrawer>
    ),
  }
  return (
    <Page
      title={recordText(path, 'title') ?? ''}
      purpose={recordText(path, 'purpose') ?? ''}
      actions={renderAdd && <AddButton label={recordText(path, 'add') ?? ''} renderDialog={renderAdd} />}
    >
      <RecordPanel<ListRoute, string, string>
        texts={path}
        route={of.list}
        exported={of.export}
        rowKey={(row) => (row as { readonly id: string }).id}
        tabs={shownTabs}
        columns={[...columns, ...common] as never}
        actions={{ detail: drawer, ...caseActions<Row>(of.actions, path, factsOf), ...actions } as never}
      />
    </Page>
  )
}
