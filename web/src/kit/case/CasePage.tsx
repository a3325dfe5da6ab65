import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import type { Lacking } from '#web/kit/form/fieldTexts.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import type { RecordOf } from '#web/kit/list/listProps.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { type RecordColumn, type RecordField, recordText } from '#web/kit/record/recordTexts.ts'
import type { RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { CaseFacts, caseLabel } from './CaseFacts.tsx'
import { type Tones, useCaseStates, useCaseTabs } from './useCaseStates.tsx'

/** Own cases of the contract (`queueOf`), as the page of applicants uses them. */
export interface OwnCases {
  /** Shape of an own case; browsers do not have that of the list route. */
  readonly Own: { readonly properties: object }
  readonly own: ListRoute
  readonly states: StateNames<string>
}
type Needed = 'none' | 'noneReason' | 'empty' | 'emptyReason' | 'detailTitle'

export interface CasePanelProps<C extends OwnCases, Texts extends string> {
  readonly of: C
  readonly texts: [Lacking<Texts, Needed>] extends [never] ? Texts : { readonly lacks: Lacking<Texts, Needed> }
  readonly tones?: Tones
  readonly tabs?: readonly (keyof C['states'] & string)[]
  readonly rowKey?: (row: RecordOf<C['own']>) => string
  /** Columns of the kind; state and time follow. */
  readonly columns: readonly RecordColumn<Texts, RecordOf<C['own']>>[]
  readonly facts: (row: RecordOf<C['own']>) => readonly RecordField<Texts, RecordOf<C['own']>>[]
  /** Content above the facts. */
  readonly renderAbove?: (row: RecordOf<C['own']>) => ReactNode
  readonly pictures?: boolean
  readonly actions?: Readonly<Record<string, RecordAction<RecordOf<C['own']>>>>
}

/** Cases of the applicant with status and reply. */
export function CasePanel<C extends OwnCases, const Texts extends string>({
  of,
  texts,
  tones,
  tabs,
  rowKey = (row) => (row as unknown as { readonly id: string }).id,
  columns,
  facts,
  renderAbove,
  pictures,
  actions = {},
}: CasePanelProps<C, Texts>) {
  useTranslation()
  type Row = RecordOf<C['own']>
  const path = texts as string
  const states = useCaseStates(of.states, tones)
  const time = 'submittedAt' in of.Own.properties ? 'submittedAt' : 'createdAt'
  const common = [
    states.column,
    {
      key: time,
      title: caseLabel(path, time),
      render: (row: Row) => {
        const at = (row as Readonly<Record<string, string | null>>)[time]
        return at ? <Brief at={at} /> : '-'
      },
    },
  ]
  const detail: RecordAction<Row> = {
    shown: () => true,
    renderDialog: (row, close) => (
      <Dialog title={recordText(path, 'detailTitle') ?? ''} place="right" width={600} onClose={close}>
        {renderAbove?.(row)}
        <CaseFacts states={of.states} tones={tones} texts={path as Texts} row={row} facts={facts} pictures={pictures} />
      </Dialog>
    ),
  }
  return (
    <RecordPanel<ListRoute, string, string>
      texts={path}
      route={of.own}
      rowKey={rowKey as (row: object) => string}
      tabs={useCaseTabs(of.own, states, { shown: tabs })}
      columns={[...columns, ...common] as never}
      actions={{ detail, ...actions } as never}
    />
  )
}

interface CasePageProps<C extends OwnCases, Texts extends string> extends CasePanelProps<C, Texts> {
  /** Form of a new case. */
  readonly renderAdd: (close: () => void) => ReactNode
}

/** Page of the applicant: a form, and the own cases with status and reply. */
export function CasePage<C extends OwnCases, const Texts extends string>({
  renderAdd,
  ...panel
}: CasePageProps<C, Texts>) {
  useTranslation()
  const path = panel.texts as string
  return (
    <Page
      title={recordText(path, 'title') ?? ''}
      purpose={recordText(path, 'purpose') ?? ''}
      actions={<AddButton label={recordText(path, 'add') ?? ''} renderDialog={renderAdd} />}
    >
      <CasePanel<C, Texts> {...panel} />
    </Page>
  )
}
