import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TSchema } from 'typebox'
import type { ListRoute } from '#contract/kit/list.ts'
import { textHints } from '#web/kit/form/controlKind.ts'
import { fieldTexts, type Lacking } from '#web/kit/form/fieldTexts.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import type { Column } from '#web/kit/list/column.ts'
import type { RecordOf } from '#web/kit/list/listProps.ts'
import { ListPanel, type ListPanelProps } from '#web/kit/list/ListPage.tsx'
import { type LackOfList, type RecordColumn, recordText, withTexts } from './recordTexts.ts'
import { RecordMode, useAddMode } from './pageMode.ts'
import { type RecordActions, useRecordActions } from './useRecordActions.tsx'

type RecordPanelProps<R extends ListRoute, Name extends string, Texts extends string, Lack = never> = Omit<
  ListPanelProps<R>,
  'batch' | 'label' | 'empty' | 'nothingFound' | 'columns'
> &
  RecordActions<RecordOf<R>, Name, Texts, Lack | LackOfList<Texts, R>> & {
    readonly columns: readonly RecordColumn<Texts, RecordOf<R>>[]
  }

/**
 * List card of records with single and batch actions. Keyword search, column titles and empty state come from the route
 * and the messages of the records.
 */
export function RecordPanel<R extends ListRoute, Name extends string, const Texts extends string, Lack = never>({
  actions,
  texts,
  columns,
  filters = [],
  ...panel
}: RecordPanelProps<R, Name, Texts, Lack>) {
  const act = useRecordActions<RecordOf<R>, Name, Texts, Lack | LackOfList<Texts, R>>({ actions, texts })
  const shown: readonly Column<RecordOf<R>>[] = columns
  const path = texts as string
  const { keyword } = panel.route.input.properties
  const all = keyword ? [keywordFilter(path, keyword), ...filters] : filters
  return (
    <>
      <ListPanel
        {...panel}
        above={withMode({ rowKey: panel.rowKey, open: act.open }, panel.above)}
        label={recordText(path, 'title') ?? ''}
        columns={[...shown.map(withTexts(path)), ...act.columns]}
        filters={all}
        batch={act.batch}
        empty={<NoRecords texts={path} />}
        nothingFound={{ title: recordText(path, 'none'), reason: recordText(path, 'noneReason') }}
      />
      {act.dialog}
    </>
  )
}

type Above<R extends ListRoute> = NonNullable<ListPanelProps<R>['above']>

/** Opens what the address names, beside the content above the table. */
const withMode =
  <R extends ListRoute>(
    mode: Pick<Parameters<typeof RecordMode<RecordOf<R>>>[0], 'rowKey' | 'open'>,
    above: Above<R> | undefined,
  ): Above<R> =>
  (page) => (
    <>
      <RecordMode rows={page.records} {...mode} />
      {above?.(page)}
    </>
  )

const keywordFilter = (texts: string, schema: TSchema) => ({
  name: 'keyword',
  label: fieldTexts(texts, 'keyword').label,
  control: <Input {...textHints(schema)} placeholder={recordText(texts, 'hint') ?? ''} />,
})

/** Empty state: "no records yet", or the text of "no results" where the messages do not distinguish them. */
function NoRecords({ texts }: { readonly texts: string }) {
  const empty = recordText(texts, 'empty')
  const [title, reason] = empty === undefined ? ['none', 'noneReason'] : ['empty', 'emptyReason']
  return (
    <Empty
      illustration={empty === undefined ? 'search' : 'box'}
      title={recordText(texts, title) ?? ''}
      reason={recordText(texts, reason)}
    />
  )
}

type LackOfPage<Texts extends string> = Lacking<Texts, 'purpose' | 'add'>

type RecordPageProps<R extends ListRoute, Name extends string, Texts extends string> = RecordPanelProps<
  R,
  Name,
  Texts,
  LackOfPage<Texts>
> & {
  /** Renders the form of a new record; undefined for people who only read. */
  readonly renderAdd: ((close: () => void) => ReactNode) | undefined
  /** Buttons before the one that adds. */
  readonly tools?: ReactNode
  /** Content below the list. */
  readonly below?: ReactNode
}

/** Page of records: list, form to add one, and actions, in one declaration. */
export function RecordPage<R extends ListRoute, Name extends string, const Texts extends string>({
  renderAdd,
  tools,
  below,
  ...panel
}: RecordPageProps<R, Name, Texts>) {
  useTranslation()
  const path = panel.texts as string
  const [isAdding, setIsAdding] = useState(false)
  useAddMode(useCallback(() => setIsAdding(true), []))
  return (
    <Page
      title={recordText(path, 'title') ?? ''}
      purpose={recordText(path, 'purpose') ?? ''}
      actions={
        <>
          {tools}
          {renderAdd && <AddButton label={fieldTexts(path, 'add').label} renderDialog={renderAdd} />}
        </>
      }
    >
      <Stack>
        <RecordPanel<R, Name, Texts, LackOfPage<Texts>> {...panel} />
        {below}
      </Stack>
      {isAdding && renderAdd?.(() => setIsAdding(false))}
    </Page>
  )
}

interface AddButtonProps {
  readonly label: string
  readonly renderDialog: (close: () => void) => ReactNode
  /** Icon of a secondary add button. */
  readonly icon?: ReactNode
}

/** Button that opens the form of a new record. */
export function AddButton({ label, renderDialog, icon }: AddButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const look = icon === undefined ? ({ variant: 'solid', icon: <Icon of={PlusOutlined} /> } as const) : { icon }
  return (
    <>
      <Button {...look} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && renderDialog(() => setIsOpen(false))}
    </>
  )
}
