import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply, Route } from '#contract/kit/route.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Fields, type FieldSpecs } from '#web/kit/form/Fields.tsx'
import { FormDialog, type FormDialogFrame } from '#web/kit/form/FormDialog.tsx'
import { type FormOptions, type FormValues, useForm } from '#web/kit/form/useForm.ts'

type Options<R extends Route, F extends object | undefined, Labels extends string> = Omit<
  FormOptions<R, F, undefined, FormValues<R, F> & object, Labels>,
  'onDone' | 'schema' | 'toInput'
>

interface RouteFormDialogProps<R extends Route, F> extends FormDialogFrame {
  readonly fields: FieldSpecs<FormValues<R, F> & object>
  readonly columns?: 1 | 2
  /** Label of the submit button; default: save. */
  readonly submit?: string
  /** The action cannot be undone. */
  readonly danger?: boolean
  /** Content above the fields. */
  readonly note?: ReactNode
  /** Called after saving; default: a toast. */
  readonly onDone?: (reply: Reply<R>) => void
}

/** Dialog with the form of a route: fields, title and submission. */
export function RouteFormDialog<
  R extends Route,
  const Labels extends string,
  F extends object | undefined = undefined,
>({
  fields,
  columns = 2,
  submit,
  danger = false,
  note,
  onDone,
  title,
  onClose,
  width = columns === 1 ? 480 : 600,
  place = 'bottom',
  ...options
}: RouteFormDialogProps<R, F> & Options<R, F, Labels>) {
  const { t } = useTranslation()
  const done = (reply: Reply<R>) => (onDone ? onDone(reply) : toast.success(t('common.done')))
  const form = useForm<R, Labels, F>({ ...options, onDone: (reply) => (onClose(), done(reply)) })
  return (
    <FormDialog of={form} title={title} submit={submit} danger={danger} width={width} place={place} onClose={onClose}>
      <Stack>
        {note}
        <Fields of={form} columns={columns} fields={fields} />
      </Stack>
    </FormDialog>
  )
}
