import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TObject } from 'typebox'
import type { StoredFile } from '#contract/files/files.ts'
import type { CaseAction } from '#contract/kit/case/states.ts'
import { inputProblems } from '#contract/kit/refusals.ts'
import type { Input, Route } from '#contract/kit/route.ts'
import { shape, type TSchema } from '#contract/kit/schema.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Fields, type FieldSpec } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { type Form, useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { recordText } from '#web/kit/record/recordTexts.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { CasePage, type CasePanelProps, type OwnCases } from './CasePage.tsx'
import { caseLabel } from './CaseFacts.tsx'

/** Routes of a case that is applied for (`caseOf`), as the page of applicants uses them. */
interface Application extends OwnCases {
  readonly draft: Readonly<Record<string, TSchema>>
  readonly apply: Readonly<Record<'save' | 'submit' | 'withdraw' | 'answer', Route>>
}
interface OwnRow {
  readonly id: string
  readonly version: number
  readonly files: readonly StoredFile[]
  readonly reply: string
  readonly ownActions: readonly CaseAction[]
}

type FieldsOf<A extends Application> = { readonly [K in keyof A['draft']]?: FieldSpec }
interface ApplicationPageProps<A extends Application, Texts extends string> extends Omit<
  CasePanelProps<A, Texts>,
  'actions'
> {
  /** Fields of the form, in order. */
  readonly fields: FieldsOf<A>
}

const versionOf = ({ id, version }: OwnRow) => ({ id, version })
const may = (action: CaseAction) => (row: object) => (row as OwnRow).ownActions.includes(action)

/** Page of the applicant: draft, submission, withdrawal and further information, with status and reply. */
export function ApplicationPage<A extends Application, const Texts extends string>({
  fields,
  ...page
}: ApplicationPageProps<A, Texts>) {
  const { t } = useTranslation()
  const { apply, draft } = page.of
  const texts = page.texts as string
  const form = { apply, draft, texts, fields: fields as Readonly<Record<string, FieldSpec>> }
  const actions: Readonly<Record<string, RecordAction<object>>> = {
    edit: {
      shown: may('save'),
      renderDialog: (row, close) => <DraftDialog {...form} edited={row as OwnRow} onClose={close} />,
    },
    answer: {
      shown: may('answer'),
      renderDialog: (row, close) => (
        <RouteFormDialog<Route, string, { readonly id: string; readonly version: number }>
          title={t('cases.action.answer')}
          route={apply.answer}
          fixed={versionOf(row as OwnRow)}
          labels={'cases.form'}
          columns={1}
          width={600}
          note={<p>{(row as OwnRow).reply}</p>}
          fields={{ answer: { as: 'lines', rows: 5 } } as never}
          submit={t('cases.action.submit')}
          onClose={close}
        />
      ),
    },
    withdraw: {
      shown: may('withdraw'),
      confirm: () => ({ title: t('cases.action.withdraw'), text: t('cases.withdrawText') }),
      call: callTo(apply.withdraw, (row: object) => versionOf(row as OwnRow) as unknown as Input<Route>),
    },
  }
  return (
    <CasePage<A, Texts> {...page} actions={actions} renderAdd={(close) => <DraftDialog {...form} onClose={close} />} />
  )
}

interface DraftDialogProps {
  readonly apply: Application['apply']
  readonly draft: Application['draft']
  readonly texts: string
  readonly fields: Readonly<Record<string, FieldSpec>>
  /** Draft to continue, or a case to submit again. */
  readonly edited?: OwnRow
  readonly onClose: () => void
}

/** Form of a case: saved as a draft, or submitted when it is complete. */
function DraftDialog({ apply, draft, texts, fields, edited, onClose }: DraftDialogProps) {
  const { t } = useTranslation()
  const { required: needed = [] } = shape(draft) as { readonly required?: readonly string[] }
  const required = inputProblems.required[languageTag() === 'en' ? 1 : 0]
  const sending = useWrite(apply.submit, { silent: true, onDone: () => (toast.success(t('common.done')), onClose()) })
  const { id: _, version: __, ...written } = apply.save.input.properties
  const made = useForm<Route, string, object | undefined, TObject>({
    route: apply.save,
    schema: shape(written as never),
    fixed: edited && versionOf(edited),
    initial: edited && { ...edited, attachments: edited.files },
    labels: `${texts}.field` as never,
    toInput: (values, fixed) => ({ ...fixed, ...values }),
    check: (values, step) =>
      step === 'submit'
        ? Object.fromEntries(needed.map((name) => [name, isBlank((values as Values)[name]) ? required : undefined]))
        : {},
    onSaved: (saved) => versionOf(saved as OwnRow),
    onDone: (saved, step) => {
      if (step === 'submit') {
        const onError = (error: Error) => error instanceof Refused && latest.current.showRefusal(error)
        return sending.mutate(versionOf(saved as OwnRow), { onError })
      }
      toast.success(t('cases.saved'))
      onClose()
    },
  })
  const form = made as unknown as Form<object>
  const latest = useRef(form)
  useEffect(() => void (latest.current = form))
  const specs = Object.entries(fields).map(([name, spec]) => [
    name,
    { label: caseLabel(texts, name), ...spec, ...(needed.includes(name) ? { required: true } : {}) },
  ])
  return (
    <FormDialog
      of={form}
      title={recordText(texts, 'add') ?? ''}
      submit={t('cases.saveDraft')}
      disabled={sending.isPending}
      further={{ label: t('cases.action.submit'), onClick: () => form.submit('submit') }}
      onClose={onClose}
    >
      <Fields of={form} fields={Object.fromEntries(specs) as never} />
    </FormDialog>
  )
}

type Values = Readonly<Record<string, unknown>>
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
