import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Input, Permission, Reply, Route } from '#contract/kit/route.ts'
import { call } from '#web/kit/client/api.ts'
import { isOutdated } from '#web/kit/client/refused.ts'
import { useMay } from '#web/kit/client/me.ts'
import { fieldTexts } from '#web/kit/form/fieldTexts.ts'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { recordText, type TextsOf } from './recordTexts.ts'
import { RowMenu } from '#web/kit/list/RowMenu.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { useBatch } from '#web/kit/list/useBatch.ts'

interface Confirmation {
  readonly title: string
  readonly text: string
}

/** Call for one row; created by `callTo`. */
interface RowCall<Row> {
  readonly send: (row: Row, reason: string) => Promise<() => void>
}

interface Action<Row> {
  /** Required permission; the server decides. */
  readonly needs?: Permission
  /** Rows with this action; default: those whose `can` contains its name. */
  readonly shown?: (row: Row) => boolean
  /** Destructive action. */
  readonly danger?: boolean
}

/** Action that opens a dialog or drawer. */
interface DialogAction<Row> extends Action<Row> {
  readonly renderDialog: (row: Row, close: () => void) => ReactNode
}
/** Action that calls a route, optionally after a confirmation or with a reason. */
interface CallAction<Row> extends Action<Row> {
  readonly call: RowCall<Row>
  /** Confirmation for one or several rows. */
  readonly confirm?: (row: Row, rows: readonly Row[]) => Confirmation
  readonly reason?: true
  /** Also available as batch action. */
  readonly batch?: true
}
/** Action that opens a dialog for all selected rows. */
interface BatchAction<Row> extends Action<Row> {
  readonly renderForAll: (rows: readonly Row[], close: () => void, clear: () => void) => ReactNode
}

/** Action of a record: in its row menu, and as batch action. */
export type RecordAction<Row> = DialogAction<Row> | CallAction<Row> | BatchAction<Row>

/** Creates a call of a route for a row; shows a toast after success, unless `onDone` is given. */
export const callTo = <Row, R extends Route>(
  route: R,
  inputOf: (row: Row, reason: string) => Input<R>,
  onDone?: (reply: Reply<R>) => void,
): RowCall<Row> => ({
  send: async (row, reason) => {
    const reply = await call(route, inputOf(row, reason))
    return () => (onDone ? onDone(reply) : toast.success(fieldTexts('common', 'done').label))
  },
})

export interface RecordActions<Row extends object, Name extends string, Texts extends string, Lack = never> {
  /** Actions in display order, most important first. */
  readonly actions: Readonly<Record<Name, RecordAction<Row>>>
  /** Path of the records' messages. */
  readonly texts: TextsOf<Texts, Name, Lack>
}

interface Opened<Row> {
  readonly name: string
  readonly rows: readonly Row[]
  readonly clear: () => void
}

/** Row actions, batch actions and their dialogs from one declaration. */
export function useRecordActions<Row extends object, Name extends string, const Texts extends string, Lack = never>({
  actions,
  texts,
}: RecordActions<Row, Name, Texts, Lack>) {
  const { t } = useTranslation()
  const may = useMay()
  const client = useQueryClient()
  const batch = useBatch()
  const [opened, setOpened] = useState<Opened<Row>>()
  const close = () => setOpened(undefined)
  const write = useMutation({
    mutationFn: ({ of, row, reason = '' }: { of: RowCall<Row>; row: Row; reason?: string }) => of.send(row, reason),
    onSuccess: (done) => (done(), close(), client.invalidateQueries()),
    onError: (error) => (isOutdated(error) ? client.invalidateQueries() : undefined),
  })
  const labelOf = (name: string) =>
    recordText(`${texts as string}.action`, name) ?? fieldTexts('cases.action', name).label
  const permitted = (Object.entries(actions) as [Name, RecordAction<Row>][]).filter(
    ([, { needs }]) => needs === undefined || may(needs),
  )
  const isSure = async ({ confirm: textsOf, danger = false }: CallAction<Row>, name: string, rows: readonly Row[]) => {
    const [row] = rows
    if (!row || !textsOf) return true
    return confirm({ ...textsOf(row, rows), ok: labelOf(name), cancel: t('common.cancel'), danger })
  }

  async function act(name: Name, action: RecordAction<Row>, row: Row): Promise<void> {
    if (!('call' in action) || action.reason) setOpened({ name, rows: [row], clear: close })
    else if (await isSure(action, name, [row])) write.mutate({ of: action.call, row })
  }
  async function actOnAll(name: Name, action: RecordAction<Row>, rows: readonly Row[], clear: () => void) {
    if (!('call' in action)) return setOpened({ name, rows, clear })
    if (await isSure(action, name, rows)) await batch.run(rows, (row) => action.call.send(row, ''), clear)
  }

  const ofRow = permitted.filter(([, action]) => !('renderForAll' in action))
  /** Actions of one record as buttons, for the head of its page; the most important one is last and solid. */
  const buttonsOf = (row: Row) =>
    ofRow
      .filter(([name, { shown }]) => (shown ? shown(row) : canBe(row, name)))
      .map(([name, action], index) => (
        <Button
          key={name}
          variant={action.danger ? 'danger' : index === 0 ? 'solid' : 'plain'}
          onClick={() => void act(name, action, row)}
        >
          {labelOf(name)}
        </Button>
      ))
      .toReversed()
  const menuOf = (row: Row) => (
    <RowMenu
      actions={ofRow
        .filter(([name, { shown }]) => (shown ? shown(row) : canBe(row, name)))
        .map(([name, action]) => ({
          id: name,
          label: labelOf(name),
          isDanger: action.danger ?? false,
          onAction: () => void act(name, action, row),
        }))}
    />
  )
  const column: Column<Row> = { key: 'actions', title: t('common.actions'), render: menuOf }
  const ofAll = permitted.filter(([, action]) => 'renderForAll' in action || ('call' in action && action.batch))
  const bar = (rows: readonly Row[], clear: () => void) =>
    ofAll.map(([name, action]) => (
      <Button key={name} variant="text" busy={batch.isBusy} onClick={() => void actOnAll(name, action, rows, clear)}>
        {labelOf(name)}
      </Button>
    ))

  function dialogOf({ name, rows, clear }: Opened<Row>): ReactNode {
    const action = actions[name as Name]
    if ('renderForAll' in action) return action.renderForAll(rows, close, clear)
    const [row] = rows
    if (row === undefined) return null
    if ('renderDialog' in action) return action.renderDialog(row, close)
    return (
      <ReasonDialog
        {...(action.confirm?.(row, rows) ?? { title: labelOf(name) })}
        ok={labelOf(name)}
        danger={action.danger ?? false}
        busy={write.isPending}
        onClose={close}
        onReason={(reason) => write.mutate({ of: action.call, row, reason })}
      />
    )
  }
  const open = (name: string, row: Row) => {
    const action = ofRow.find(([of, { shown }]) => of === name && (shown ? shown(row) : canBe(row, name)))?.[1]
    if (action && 'renderDialog' in action) setOpened({ name, rows: [row], clear: close })
  }
  return {
    /** Opens the dialog of an action, if the record has it. */
    open,
    /** Menu of one record, for its row and detail. */
    menuOf,
    buttonsOf,
    columns: ofRow.length > 0 ? [column] : [],
    batch: ofAll.length > 0 ? bar : undefined,
    dialog: opened && <Suspense key={opened.name}>{dialogOf(opened)}</Suspense>,
  }
}

/** Whether the record's `can` from the server contains the action. */
const canBe = (row: object, name: string): boolean =>
  'can' in row && Array.isArray(row.can) && row.can.some((each) => each === name)
